package org.tradebench.cache.cluster;

import java.util.Set;
import java.util.function.Supplier;
import org.tradebench.cache.coherence.Origin;

/** What the links of all cache instances share. */
record Context(
        Transport transport,
        FrameCodec frames,
        ClusterSettings settings,
        Scheduling scheduling,
        Questions questions,
        Supplier<View> view) {

    Origin self() {
        return transport.self();
    }

    Set<Origin> others() {
        return view.get().others(self());
    }
}
