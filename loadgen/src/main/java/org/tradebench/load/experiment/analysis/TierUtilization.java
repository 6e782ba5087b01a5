package org.tradebench.load.experiment.analysis;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Bottleneck;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.Spread;

/**
 * Compares the CPU that a tier used in a treatment's trials with the CPU that it may use.
 *
 * @param used median of the trials that count, in cores
 * @param available its CPU limit, or the machine's cores where it has none
 * @param machine share of the machine's cores that anything used, 0 to 1, the median of the trials that count; null when it is not known, or when the tier has no limit of its own
 */
public record TierUtilization(
        Bottleneck tier,
        double used,
        double available,
        @Nullable Double machine) {
    /** Utilization from which a tier counts as the bottleneck. */
    private static final double SATURATED = 0.95;

    /** Utilization of the machine from which a limited tier is not the bottleneck for certain: all tiers wait for its cores. */
    private static final double BUSY = 0.8;

    /**
     * Computes the utilization from a record.
     *
     * @return null when no trial that counts has the tier's CPU, or its limit is not in the record, as on the hosts of an inventory
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
                : new TierUtilization(
                        tier, Spread.of(cores).median(), available, machine(treatment, record, available));
    }

    private static @Nullable Double machine(Treatment treatment, ExperimentRecord record, double available) {
        double cores =
                Double.parseDouble(Objects.requireNonNull(record.machine().get("cores")));
        double[] busy = record.trials().stream()
                .filter(trial -> trial.counts() && trial.treatment().equals(treatment.label()))
                .map(trial -> trial.comparable().machineBusy())
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .toArray();
        return busy.length == 0 || available >= cores
                ? null
                : Double.valueOf(Spread.of(busy).median() / cores);
    }

    private static @Nullable Double used(TrialRecord trial, Bottleneck tier) {
        return trial.comparable().cores().get(tier.label());
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
            case "embedded" -> tier.limit(treatment.settings(), "1", machine);
            case "compose" -> tier.limit(treatment.settings(), Setting.DEFAULT_SERVERS, machine);
            default -> null;
        };
    }

    /**
     * Returns whether the tier was the bottleneck: its utilization is at least 95 %, and where it has a limit of its own, that of the machine is below 80 %.
     */
    public boolean isBottleneck() {
        return used >= SATURATED * available && !machineIsBusy();
    }

    /** Returns whether the machine as a whole may have been the bottleneck in place of the tier. */
    public boolean machineIsBusy() {
        return machine != null && machine >= BUSY;
    }
}
