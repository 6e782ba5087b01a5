package org.tradebench.load.results;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.Pair.PairCell.Both;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Holm;
import org.tradebench.load.statistics.IndependentRatio;

/**
 * Compares two results: the ratios of their metrics, and the facts in which they differ.
 *
 * @param version of the schema of its JSON: 1
 * @param kind run or study
 * @param first what the other is divided by
 * @param second what is divided
 * @param warnings what has to be known before a ratio is used, a sentence each
 * @param differences facts that differ, by name
 * @param alike facts that are the same
 * @param cells what both measured; empty when a side has no usable result
 */
public record Pair(
        int version,
        String kind,
        Origin first,
        Origin second,
        List<String> warnings,
        Map<String, Values> differences,
        int alike,
        List<PairCell> cells) {
    /** The schema that this program writes. */
    public static final int VERSION = 1;

    /** Identifies the result of a side. */
    public record Origin(String folder, String command, Instant startedAt) {}

    /** Holds a fact of both sides; null where it is not known. */
    public record Values(@Nullable String first, @Nullable String second) {}

    /**
     * Reads two folders and compares them.
     *
     * @param anyway whether to compare results that measured different things
     * @throws Failure when they are not comparable
     */
    public static Pair of(Path firstFolder, Path secondFolder, boolean anyway) {
        Side first = Side.read(firstFolder);
        Side second = Side.read(secondFolder);
        List<String> warnings = new ArrayList<>(checkComparable(first, second, anyway));
        List<PairCell> cells = cells(first, second);
        boolean unusable = first.replicates().isEmpty() || second.replicates().isEmpty();
        if (cells.isEmpty() && !unusable) {
            throw Failure.usage("nothing can be compared: no level is in both " + first.name() + " and " + second.name()
                    + ": expected two results that share one");
        }
        warnings.addAll(usable(first));
        warnings.addAll(usable(second));
        if (!cells.isEmpty()) {
            warnings.add(comparisonCaveat(cells));
        }
        Set<String> names = new LinkedHashSet<>(first.requested().keySet());
        names.addAll(first.facts().keySet());
        names.addAll(second.facts().keySet());
        Map<String, Values> differences = new LinkedHashMap<>();
        for (String name : names) {
            Values values = new Values(first.fact(name), second.fact(name));
            if (!Objects.equals(values.first(), values.second())) {
                differences.put(name, values);
            }
        }
        return new Pair(
                VERSION,
                first.kind().label(),
                new Origin(first.name(), first.what(), first.startedAt()),
                new Origin(second.name(), second.what(), second.startedAt()),
                warnings,
                differences,
                names.size() - differences.size(),
                cells);
    }

    /** Returns the ratios of everything that both results measured, and their outcomes. */
    private static List<PairCell> cells(Side first, Side second) {
        List<PairCell> cells = new ArrayList<>();
        first.replicates().forEach((cell, own) -> {
            Map<Measure, List<Double>> ofSecond = second.replicates().getOrDefault(cell, Map.of());
            Map<Measure, Both> measures = new EnumMap<>(Measure.class);
            own.forEach((measure, metrics) -> {
                List<Double> others = ofSecond.get(measure);
                if (others != null) {
                    measures.put(measure, new Both(metrics, others, ratio(others, metrics), ""));
                }
            });
            if (!measures.isEmpty()) {
                cells.add(new PairCell(cell, measures));
            }
        });
        for (Measure measure : Measure.values()) {
            addOutcomes(
                    cells.stream()
                            .filter(cell -> cell.measures().containsKey(measure))
                            .toList(),
                    measure);
        }
        return cells;
    }

    /** Returns a ratio, which exists because each side has a value for every measure that it has. */
    private static IndependentRatio ratio(List<Double> metrics, List<Double> reference) {
        return Objects.requireNonNull(IndependentRatio.of(metrics, reference));
    }

    /** Adds the outcomes. The risk of a false positive is distributed over the cells, measure by measure, as within a study. */
    private static void addOutcomes(List<PairCell> cells, Measure measure) {
        List<IndependentRatio> ratios = cells.stream()
                .map(cell ->
                        Objects.requireNonNull(cell.measures().get(measure)).ratio())
                .toList();
        List<Double> adjusted = Holm.adjust(ratios.stream()
                .map(IndependentRatio::probability)
                .filter(probability -> probability != null)
                .toList());
        int next = 0;
        for (int i = 0; i < cells.size(); i++) {
            Double own = ratios.get(i).probability() == null ? null : adjusted.get(next++);
            String outcome = Difference.describe(ratios.get(i), own);
            cells.get(i).measures().computeIfPresent(measure, (unused, both) -> both.judged(outcome));
        }
    }

    /** Returns whether anything may be used. */
    public boolean usable() {
        return !cells.isEmpty();
    }

    private static List<String> checkComparable(Side first, Side second, boolean anyway) {
        if (first.kind() != second.kind()) {
            throw Failure.usage(first.name() + " is a " + first.kind().label() + " and " + second.name() + " a "
                    + second.kind().label() + ": expected two runs or two studies");
        }
        List<String> wrong = new ArrayList<>();
        first.requested().forEach((name, value) -> {
            if (!value.equals(second.requested().get(name))) {
                wrong.add("different " + name + " (" + value + " and "
                        + second.requested().get(name) + ")");
            }
        });
        if (wrong.isEmpty()) {
            return List.of();
        }
        String sentence = "the two results measured different things: " + String.join(", ", wrong);
        if (!anyway) {
            throw Failure.usage(sentence + ": expected two results of the same workload or study, or --anyway");
        }
        return List.of("Compared because of --anyway: " + sentence + ".");
    }

    private static List<String> usable(Side side) {
        if (side.replicates().isEmpty()) {
            return List.of("The metrics of " + side.name() + " must not be used: none of its trials is VALID.");
        }
        return side.leftOut() == 0
                ? List.of()
                : List.of("Left out of " + side.name() + ": " + side.leftOut()
                        + (side.leftOut() == 1 ? " trial that is not VALID." : " trials that are not VALID."));
    }

    private static String comparisonCaveat(List<PairCell> cells) {
        boolean interval = cells.stream()
                .flatMap(cell -> cell.measures().values().stream())
                .anyMatch(both -> both.ratio().low() != null);
        return interval
                ? "The trials of the two results are not paired: whatever affected one side as a whole, such as background load, is part of the ratios."
                : "A single trial on a side has no spread: these ratios have no interval and no outcome. "
                        + "Two studies would have both.";
    }

    /**
     * Holds the comparison of one cell of two results.
     *
     * @param cell a study's level, or the run
     */
    public record PairCell(String cell, Map<Measure, Both> measures) {
        /**
         * Holds the comparison of one measure.
         *
         * @param first metrics of the first side's trials
         * @param second likewise
         * @param ratio of the second to the first
         * @param outcome in words, after Holm's adjustment over the cells
         */
        public record Both(
                List<Double> first,
                List<Double> second,
                IndependentRatio ratio,
                @JsonAlias("verdict") String outcome) {
            Both judged(String outcome) {
                return new Both(first, second, ratio, outcome);
            }
        }
    }
}
