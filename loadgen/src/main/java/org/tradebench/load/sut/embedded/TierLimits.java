package org.tradebench.load.sut.embedded;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.CpuQuota;
import org.tradebench.load.settings.TierCpus;
import org.tradebench.load.telemetry.Tier;

/**
 * The CPU limits of an embedded system's tiers. They hold only while it is measured: under a limit a warm-up would take many times as long, because the JIT compiler would
 * be limited, too.
 */
public final class TierLimits implements AutoCloseable {
    private record Limit(CpuQuota quota, double cpus) {}

    private final Map<Tier, Limit> limits = new EnumMap<>(Tier.class);

    private TierLimits() {}

    /**
     * Prepares the requested limits. A limit of at least the machine's cores is none.
     *
     * @param requested null for none
     */
    static TierLimits create(@Nullable TierCpus requested) {
        TierLimits all = new TierLimits();
        if (requested != null) {
            all.prepare(Tier.APPLICATION, requested.application());
            all.prepare(Tier.DATABASE, requested.database());
        }
        return all;
    }

    /**
     * Refuses limits that cannot be set here.
     *
     * @throws Failure of usage
     */
    static void check(@Nullable TierCpus requested) {
        try (TierLimits made = create(requested)) {
            made.lift();
        } catch (IOException e) {
            throw Failure.of("cannot remove a control group: " + e.getMessage(), e);
        }
    }

    private void prepare(Tier tier, @Nullable Double cpus) {
        if (cpus != null && cpus < Runtime.getRuntime().availableProcessors()) {
            limits.put(tier, new Limit(CpuQuota.create(tier.label()), cpus));
        }
    }

    boolean has(Tier tier) {
        return limits.containsKey(tier);
    }

    boolean none() {
        return limits.isEmpty();
    }

    /** Names a tier's first process. */
    void add(Tier tier, long pid) {
        Limit limit = limits.get(tier);
        if (limit != null) {
            limit.quota().add(pid);
        }
    }

    /** Sets the limits. */
    void set() {
        limits.values().forEach(limit -> limit.quota().limit(limit.cpus()));
    }

    /** Removes the limits. */
    void lift() {
        limits.values().forEach(limit -> limit.quota().lift());
    }

    /** Removes the control groups, after the processes have ended. */
    @Override
    public void close() throws IOException {
        for (Limit limit : limits.values()) {
            limit.quota().close();
        }
    }
}
