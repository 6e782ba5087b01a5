package org.tradebench.load.cli.output;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.results.HistoryLine;
import org.tradebench.load.results.HistorySeries;
import org.tradebench.load.statistics.Segments;

/**
 * Defines the JSON that {@code trader results history --json} writes. The trials themselves are in the file, a line of JSON each.
 *
 * @param added trials of the folders that were not there yet
 * @param known trials of the folders that were, and were not added again
 * @param leftOut trials of the folders that were INVALID or failed
 * @param report path of the drawn history
 */
public record HistoryDocument(
        String file, int added, int known, int leftOut, List<SeriesDocument> series, String report) {
    /** Describes comparable trials by one measure; {@code enough} is whether there are enough of them to detect a change. */
    public record SeriesDocument(
            String what, String machine, String measure, int replicates, boolean enough, List<ChangeDocument> changes) {
        private static SeriesDocument of(HistorySeries series) {
            return new SeriesDocument(
                    series.what(),
                    series.machine(),
                    series.measure().name(),
                    series.replicates().size(),
                    series.replicates().size() >= Segments.MIN,
                    series.segments().changes().stream()
                            .map(change -> ChangeDocument.of(series, change))
                            .toList());
        }
    }

    /**
     * Describes a change of the level.
     *
     * @param afterFork trials of the series before it
     * @param at when the first trial of the new level began
     * @param commitBefore of the last trial of the old level
     * @param commitAfter of the first trial of the new level
     * @param probability of so clear a change if nothing had changed
     */
    public record ChangeDocument(
            int afterFork,
            Instant at,
            @Nullable String commitBefore,
            @Nullable String commitAfter,
            double from,
            double to,
            double ratio,
            double probability) {
        private static ChangeDocument of(HistorySeries series, Segments.Change change) {
            HistoryLine before = series.replicates().get(change.before() - 1);
            HistoryLine after = series.replicates().get(change.before());
            return new ChangeDocument(
                    change.before(),
                    after.at(),
                    before.commit(),
                    after.commit(),
                    change.from(),
                    change.to(),
                    change.ratio(),
                    change.probability());
        }
    }

    /** Returns the document of a history after trials were added, or without any. */
    public static HistoryDocument of(
            Path file, int added, int known, int leftOut, List<HistorySeries> series, Path report) {
        return new HistoryDocument(
                file.toString(),
                added,
                known,
                leftOut,
                series.stream().map(SeriesDocument::of).toList(),
                report.toString());
    }
}
