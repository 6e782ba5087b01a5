package org.tradebench.load.experiment;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes what rates of arrivals are shares of: the throughput at the knee of the closed model.
 *
 * @param clients numbers of virtual users of which each is tried once, in order; empty when the rate is given
 * @param perSecond operations per second, when it is given; null when it is searched for
 */
public record Knee(List<Integer> clients, @Nullable Double perSecond) {
    public Knee {
        clients = List.copyOf(clients);
    }
}
