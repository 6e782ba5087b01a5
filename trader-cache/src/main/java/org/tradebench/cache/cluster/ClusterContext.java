package org.tradebench.cache.cluster;

import java.util.Set;
import java.util.function.Supplier;
import org.tradebench.cache.coherence.Origin;

/** Holds what the links of all cache instances share. */
record ClusterContext(
        Transport transport,
        FrameCodec frames,
        ReplicationSettings settings,
        ClusterScheduler scheduling,
        PendingRequests requests,
        LostMembers lost,
        Contact contact,
        Supplier<ClusterView> view) {
    Origin self() {
        return transport.self();
    }

    Set<Origin> others() {
        return view.get().others(self());
    }
}
