package org.tradebench.cache.cluster;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.tradebench.cache.coherence.Origin;

/**
 * Lists the members of a cache cluster, as one member sees them at one moment.
 *
 * @param number 1 or more; each member's next view has a higher one
 * @param members this one among them; the longest in the cluster first
 * @param merged whether it joins views that were parted
 */
public record ClusterView(long number, List<Origin> members, boolean merged) {
    public ClusterView {
        members = List.copyOf(members);
    }

    Set<Origin> others(Origin self) {
        Set<Origin> others = new LinkedHashSet<>(members);
        others.remove(self);
        return others;
    }
}
