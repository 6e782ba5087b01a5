package org.tradebench.load.experiment.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.PairedRatio;

/**
 * Looks trials up.
 *
 * @param machineCores of the machine that load generator and system share; null when they share none, or it is unknown
 */
public record TrialSet(List<TrialRecord> all, @Nullable Integer machineCores) {
    /** Of its cores, in a measurement interval of which throughput speed-normalized is said: below it something else than CPU limits. */
    private static final double USED_UP = 0.9;

    /** Targets whose load generator runs on the machine of the system. */
    private static final List<String> SHARING = List.of("embedded", "compose");

    /** Those of a record. */
    public static TrialSet of(ExperimentRecord record) {
        boolean shared = record.target() != null && SHARING.contains(record.target());
        return new TrialSet(
                record.trials(),
                !shared || record.machine().get("cores") == null
                        ? null
                        : Integer.valueOf(record.machine().get("cores")));
    }

    List<TrialRecord> of(Treatment treatment) {
        return all.stream()
                .filter(trial -> trial.treatment().equals(treatment.label()))
                .toList();
    }

    /** The figures of the trials that count, above zero only: others have no ratio. */
    public Map<Integer, Double> byBlock(Treatment treatment, Measure measure) {
        Map<Integer, Double> metrics = new TreeMap<>();
        for (TrialRecord trial : of(treatment)) {
            Double metric = trial.counts() && isMeant(measure, trial)
                    ? trial.comparable().of(measure)
                    : null;
            if (metric != null && metric > 0) {
                metrics.put(trial.block(), metric);
            }
        }
        return metrics;
    }

    private boolean isMeant(Measure measure, TrialRecord trial) {
        Double busy = trial.comparable().machineBusy();
        return measure != Measure.PACE || (machineCores != null && busy != null && busy >= USED_UP * machineCores);
    }

    /** Null when no block has both, or when the measure takes for equal what the two levels make different. */
    public @Nullable PairedRatio ratio(Treatment treatment, Treatment baseline, Measure measure) {
        if (measure == Measure.PACE && !sameDriving(treatment, baseline)) {
            return null;
        }
        return PairedRatio.of(byBlock(treatment, measure), byBlock(baseline, measure));
    }

    private static boolean sameDriving(Treatment treatment, Treatment baseline) {
        return Arrays.stream(Setting.values())
                .filter(Setting::movesLoadGenerator)
                .allMatch(setting -> Objects.equals(
                        treatment.settings().get(setting), baseline.settings().get(setting)));
    }
}
