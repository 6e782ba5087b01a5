package org.tradebench.load.study.estimate;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.Measure;
import org.tradebench.load.study.Setting;
import org.tradebench.load.study.plan.Cell;
import org.tradebench.load.study.record.StudyRecord;
import org.tradebench.load.study.record.StudyTrial;

/**
 * Looks trials up.
 *
 * @param machineCores of the machine that driver and system share; null when they share none, or nobody knows
 */
record Trials(List<StudyTrial> all, Integer machineCores) {
    /** Of its cores, in a window of which throughput at equal speed is said: below it something else than CPU limits. */
    private static final double USED_UP = 0.9;

    /** Targets whose driver runs on the machine of the system. */
    private static final List<String> SHARING = List.of("embedded", "compose");

    /** Those of a record. */
    static Trials of(StudyRecord record) {
        boolean shared = record.target() != null && SHARING.contains(record.target());
        return new Trials(
                record.trials(),
                !shared || record.machine().get("cores") == null
                        ? null
                        : Integer.valueOf(record.machine().get("cores")));
    }

    List<StudyTrial> of(Cell cell) {
        return all.stream().filter(trial -> trial.cell().equals(cell.label())).toList();
    }

    /** The figures of the trials that count, above zero only: others have no ratio. */
    Map<Integer, Double> byBlock(Cell cell, Measure measure) {
        Map<Integer, Double> figures = new TreeMap<>();
        for (StudyTrial trial : of(cell)) {
            Double figure =
                    trial.counts() && isMeant(measure, trial) ? trial.figures().of(measure) : null;
            if (figure != null && figure > 0) {
                figures.put(trial.block(), figure);
            }
        }
        return figures;
    }

    private boolean isMeant(Measure measure, StudyTrial trial) {
        Double busy = trial.figures().machineBusy();
        return measure != Measure.PACE || (machineCores != null && busy != null && busy >= USED_UP * machineCores);
    }

    /** Null when no block has both, or when the measure takes for equal what the two levels make different. */
    PairedRatio ratio(Cell cell, Cell baseline, Measure measure) {
        if (measure == Measure.PACE && !sameDriving(cell, baseline)) {
            return null;
        }
        return PairedRatio.of(byBlock(cell, measure), byBlock(baseline, measure));
    }

    private static boolean sameDriving(Cell cell, Cell baseline) {
        return Arrays.stream(Setting.values())
                .filter(Setting::movesTheDriver)
                .allMatch(setting -> Objects.equals(
                        cell.settings().get(setting), baseline.settings().get(setting)));
    }
}
