package org.tradebench.load.experiment.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.Layer;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.Estimate;

/**
 * Holds the cost of a layer: the difference of two levels, block by block, so that a change that affects both levels of a block cancels out.
 *
 * @param applicationMicros CPU time of the application per operation
 * @param databaseMicros CPU time of the database per operation; null when it is not known
 */
public record LayerCost(
        Layer layer, Estimate applicationMicros, @Nullable Estimate databaseMicros) {
    /** Computes the layers of which both levels were measured in at least one block. */
    static List<LayerCost> of(Experiment experiment, RandomizedBlocks plan, TrialSet trials) {
        List<LayerCost> costs = new ArrayList<>();
        for (Layer layer : experiment.layers()) {
            Treatment upper = plan.treatment(layer.upper(), null);
            Treatment lower = plan.treatment(layer.lower(), null);
            if (upper != null && lower != null) {
                Estimate application = difference(upper, lower, trials, Measure.APPLICATION_CPU);
                if (application != null) {
                    costs.add(
                            new LayerCost(layer, application, difference(upper, lower, trials, Measure.DATABASE_CPU)));
                }
            }
        }
        return costs;
    }

    private static @Nullable Estimate difference(Treatment upper, Treatment lower, TrialSet trials, Measure measure) {
        Map<Integer, Double> without = byBlock(lower, trials, measure);
        List<Double> differences = new ArrayList<>();
        byBlock(upper, trials, measure).forEach((block, value) -> {
            if (without.containsKey(block)) {
                differences.add(value - without.get(block));
            }
        });
        return differences.isEmpty() ? null : Estimate.ofDifferences(differences);
    }

    /** Returns the values by block, zeros included: a page that sends no statement costs the database nothing. */
    private static Map<Integer, Double> byBlock(Treatment treatment, TrialSet trials, Measure measure) {
        Map<Integer, Double> values = new TreeMap<>();
        for (TrialRecord trial : trials.of(treatment)) {
            Double value = trial.counts() ? trial.comparable().of(measure) : null;
            if (value != null) {
                values.put(trial.block(), value);
            }
        }
        return values;
    }
}
