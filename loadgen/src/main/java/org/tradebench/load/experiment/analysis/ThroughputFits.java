package org.tradebench.load.experiment.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.Line;
import org.tradebench.load.statistics.Scalability;

/** Fits curves to the throughput over the numbers of a factor, one for each level of the other factor, or one by the factor's name when there is none. */
record ThroughputFits(Experiment experiment, RandomizedBlocks plan, TrialSet trials) {
    /** Returns the Universal Scalability Law over clients or servers, where it could be fitted. */
    Map<String, Scalability> laws() {
        Map<String, Scalability> laws = new TreeMap<>();
        points(scale(experiment), false).forEach((name, points) -> {
            Scalability law = Scalability.fit(points);
            if (law != null) {
                laws.put(name, law);
            }
        });
        return laws;
    }

    /** Returns the variable of the law: clients, or servers where clients are no factor. */
    static Setting scale(Experiment experiment) {
        return experiment.factors().stream()
                        .anyMatch(factor ->
                                factor.axis().filter(Setting.CLIENTS::equals).isPresent())
                ? Setting.CLIENTS
                : Setting.SERVERS;
    }

    /** Returns a line over the measured share of updates in percent, where there is one. */
    Map<String, Line> updates() {
        Map<String, Line> lines = new TreeMap<>();
        points(Setting.UPDATES, true).forEach((name, points) -> {
            Line line = Line.through(points);
            if (line != null) {
                lines.put(name, line);
            }
        });
        return lines;
    }

    /** Returns the throughput of every trial over the values that a factor sets, or over their measured values, by level of the other factor. */
    private Map<String, List<Line.Point>> points(Setting setting, boolean measured) {
        Map<String, List<Line.Point>> points = new TreeMap<>();
        Optional<Factor> axis = experiment.factors().stream()
                .filter(factor -> factor.axis().filter(setting::equals).isPresent())
                // The trials of one level differ by chance only.
                .filter(factor -> factor.levels().size() > 1)
                .findFirst();
        if (axis.isEmpty()) {
            return points;
        }
        boolean first = axis.get().equals(experiment.compared());
        for (Treatment treatment : plan.treatments()) {
            String other = first ? treatment.over() : treatment.level();
            String name = other == null ? axis.get().name() : other;
            for (TrialRecord trial : trials.of(treatment)) {
                Double x = !trial.counts()
                        ? null
                        : !measured
                                ? Double.valueOf(treatment.settings().get(setting))
                                : trial.comparable().updates() == null
                                        ? null
                                        : 100 * trial.comparable().updates();
                if (x != null) {
                    points.computeIfAbsent(name, unused -> new ArrayList<>())
                            .add(new Line.Point(x, trial.comparable().operationsPerSecond()));
                }
            }
        }
        return points;
    }
}
