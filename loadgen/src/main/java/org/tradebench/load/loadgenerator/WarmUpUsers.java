package org.tradebench.load.loadgenerator;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import org.tradebench.load.settings.RunSettings;

/**
 * Computes how many virtual users play the first part of a warm-up. JIT compilers have a thread or two, which get their share of the CPUs and no more where
 * virtual users keep all of them busy: on two CPUs C2 needs twice as long with eight users as with two.
 */
public final class WarmUpUsers {
    private WarmUpUsers() {}

    /**
     * Returns how many virtual users play the first part: one for each CPU, but at least one for each application server. 0 stands for all of them: when there
     * are no more than that, and when they think between requests.
     */
    public static int few(RunSettings settings) {
        return few(
                settings.workload().virtualUsers(),
                settings.workload().thinkTime(),
                Objects.requireNonNullElse(settings.target().nodes(), 1),
                Runtime.getRuntime().availableProcessors());
    }

    static int few(int all, Duration thinkTime, int servers, int cpus) {
        int few = Math.max(cpus, servers);
        return thinkTime.isZero() && few < all ? few : 0;
    }

    /** Returns the plan's property for it; {@code docs/jmeter.md} defines it. */
    public static Map<String, String> property(int few) {
        return Map.of("warmup.users", Integer.toString(few));
    }
}
