package org.tradebench.load.experiment.analysis;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Bottleneck;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.Spread;

/**
 * Compares the CPU that a tier used in a treatment's trials with the CPU that it may use.
 *
 * @param used median of the trials that count, in cores
 * @param available its CPU limit, or the machine's cores where it has none
 */
public record TierUtilization(Bottleneck tier, double used, double available) {
    /** Utilization from which a tier counts as the bottleneck. */
    private static final double SATURATED = 0.95;

    /**
     * Works it out from a record.
     *
     * @return null when no trial that counts tells the tier's CPU, or its limit is not in the record, as on the hosts of an inventory
     */
    public static @Nullable TierUtilization of(Bottleneck tier, Treatment treatment, ExperimentRecord record) {
        double[] cores = record.trials().stream()
                .filter(trial -> trial.counts() && trial.treatment().equals(treatment.label()))
                .map(trial -> used(trial, tier))
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .toArray();
        Double available = available(tier, treatment, record);
        return cores.length == 0 || available == null
                ? null
                : new TierUtilization(tier, Spread.of(cores).median(), available);
    }

    private static @Nullable Double used(TrialRecord trial, Bottleneck tier) {
        return trial.comparable().cores().get(tier.word());
    }

    private static @Nullable Double available(Bottleneck tier, Treatment treatment, ExperimentRecord record) {
        String cores = record.machine().get("cores");
        if (cores == null) {
            return null;
        }
        double machine = Double.parseDouble(cores);
        // A record without a target is of a version that had no other.
        String target = Objects.requireNonNullElse(record.target(), "embedded");
        return switch (target) {
            case "embedded" -> machine;
            case "compose" -> tier.limit(treatment.settings(), machine);
            default -> null;
        };
    }

    /** Whether the tier was the bottleneck: its utilization is at least 95 %. */
    public boolean saturated() {
        return used >= SATURATED * available;
    }
}
