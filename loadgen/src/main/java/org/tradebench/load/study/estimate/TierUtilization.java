package org.tradebench.load.study.estimate;

import java.util.Objects;
import org.tradebench.load.statistics.Spread;
import org.tradebench.load.study.Bottleneck;
import org.tradebench.load.study.plan.Cell;
import org.tradebench.load.study.record.StudyRecord;
import org.tradebench.load.study.record.StudyTrial;

/**
 * Compares the CPU that a tier used in a cell's trials with the CPU that it may use.
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
    static TierUtilization of(Bottleneck tier, Cell cell, StudyRecord record) {
        double[] cores = record.trials().stream()
                .filter(trial -> trial.counts() && trial.cell().equals(cell.label()))
                .map(trial -> used(trial, tier))
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .toArray();
        Double available = available(tier, cell, record);
        return cores.length == 0 || available == null
                ? null
                : new TierUtilization(tier, Spread.of(cores).median(), available);
    }

    private static Double used(StudyTrial trial, Bottleneck tier) {
        return trial.figures().cores().get(tier.word());
    }

    private static Double available(Bottleneck tier, Cell cell, StudyRecord record) {
        String cores = record.machine().get("cores");
        if (cores == null) {
            return null;
        }
        double machine = Double.parseDouble(cores);
        // A record without a target is of a version that had no other.
        String target = Objects.requireNonNullElse(record.target(), "embedded");
        return switch (target) {
            case "embedded" -> machine;
            case "compose" -> tier.limit(cell.settings(), machine);
            default -> null;
        };
    }

    /** Whether the tier was the bottleneck: its utilization is at least 95 %. */
    public boolean saturated() {
        return used >= SATURATED * available;
    }
}
