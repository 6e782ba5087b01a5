package org.tradebench.load.results;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.statistics.Segments;

/**
 * Holds comparable trials by one measure, in the order of time.
 *
 * @param replicates that have the measure
 * @param segments where its level changed
 */
public record HistorySeries(
        String what, Measure measure, @JsonAlias("forks") List<HistoryLine> replicates, Segments segments) {
    /** Measures that are examined; the file also has the others. */
    public static final List<Measure> LOOKED_AT = List.of(
            Measure.THROUGHPUT, Measure.P99, Measure.P99_RESPONSE_TIME, Measure.APPLICATION_CPU, Measure.DATABASE_CPU);

    public HistorySeries {
        replicates = List.copyOf(replicates);
    }

    /** Returns all series of a history, measure by measure. */
    public static List<HistorySeries> of(List<HistoryLine> lines) {
        Map<String, List<HistoryLine>> byKey = new LinkedHashMap<>();
        lines.stream()
                .sorted(Comparator.comparing(HistoryLine::at))
                .forEach(line -> byKey.computeIfAbsent(line.series(), unused -> new ArrayList<>())
                        .add(line));
        List<HistorySeries> series = new ArrayList<>();
        byKey.values()
                .forEach(replicates -> LOOKED_AT.forEach(measure -> {
                    List<HistoryLine> having = replicates.stream()
                            .filter(replicate -> replicate.metrics().get(measure) != null)
                            .toList();
                    if (!having.isEmpty()) {
                        double[] values = having.stream()
                                .mapToDouble(replicate -> replicate.metrics().get(measure))
                                .toArray();
                        series.add(new HistorySeries(having.get(0).what(), measure, having, Segments.of(values)));
                    }
                }));
        return series;
    }

    /** Returns what they ran on, in a few words. */
    public String machine() {
        Map<String, String> facts = replicates.get(0).machine();
        return facts.getOrDefault("cores", "?") + " × " + facts.getOrDefault("processor", "unknown processor");
    }

    public double value(int replicate) {
        return Objects.requireNonNull(replicates.get(replicate).metrics().get(measure));
    }
}
