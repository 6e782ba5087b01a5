package org.tradebench.load.experiment;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Names the tier that limited throughput in a paper, by its label in a study file. */
public enum Bottleneck {
    APPLICATION(Setting.APPLICATION_CPUS, Setting.APPLICATION_CPUSET),
    DATABASE(Setting.DATABASE_CPUS, Setting.DATABASE_CPUSET),
    /** No study can bind it to a set of CPUs. */
    PROXY(Setting.PROXY_CPUS, null);

    private final Setting quota;
    private final @Nullable Setting set;

    Bottleneck(Setting quota, @Nullable Setting set) {
        this.quota = quota;
        this.set = set;
    }

    /** Returns its label in a study file, which is also its tier's name in {@code study.json}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Computes the CPU that the tier may use on one machine: its quota times its servers, its set of CPUs, or the machine, whichever is least.
     *
     * @param settings of the trial
     * @param servers application servers where the settings do not say how many
     * @param machineCores of the machine
     * @return in cores
     */
    public double limit(Map<Setting, String> settings, String servers, double machineCores) {
        double limit = machineCores;
        if (!settings.getOrDefault(quota, Setting.NO_LIMIT).equals(Setting.NO_LIMIT)) {
            String limited = this == APPLICATION ? settings.getOrDefault(Setting.SERVERS, servers) : "1";
            limit = Math.min(limit, Integer.parseInt(limited) * Double.parseDouble(settings.get(quota)));
        }
        if (set != null && settings.containsKey(set)) {
            limit = Math.min(limit, CpuSet.count(settings.get(set)));
        }
        return limit;
    }

    /** Returns the tier of a label. */
    public static Optional<Bottleneck> of(String label) {
        return Arrays.stream(values()).filter(one -> one.label().equals(label)).findFirst();
    }

    /** Returns all labels, for messages. */
    public static String labels() {
        return String.join(", ", Arrays.stream(values()).map(Bottleneck::label).toList());
    }
}
