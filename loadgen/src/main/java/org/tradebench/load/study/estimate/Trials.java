package org.tradebench.load.study.estimate;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.Measure;
import org.tradebench.load.study.plan.Cell;
import org.tradebench.load.study.record.StudyTrial;

/** Looks trials up. */
record Trials(List<StudyTrial> all) {
    List<StudyTrial> of(Cell cell) {
        return all.stream().filter(trial -> trial.cell().equals(cell.label())).toList();
    }

    /** The figures of the trials that count, above zero only: others have no ratio. */
    Map<Integer, Double> byBlock(Cell cell, Measure measure) {
        Map<Integer, Double> figures = new TreeMap<>();
        for (StudyTrial trial : of(cell)) {
            Double figure = trial.counts() ? trial.figures().of(measure) : null;
            if (figure != null && figure > 0) {
                figures.put(trial.block(), figure);
            }
        }
        return figures;
    }

    /** Null when no block has both. */
    PairedRatio ratio(Cell cell, Cell baseline, Measure measure) {
        return PairedRatio.of(byBlock(cell, measure), byBlock(baseline, measure));
    }
}
