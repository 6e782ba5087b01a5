package org.tradebench.load.loadgenerator;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/**
 * Holds the files of one load-generator process.
 *
 * @param name unique among the processes: {@code load-generator-2}
 * @param folder holds its histograms
 * @param clockAhead how far its machine's clock is ahead of the clock of the merged result
 */
public record Part(String name, Path folder, LoadResult result, Duration clockAhead) {
    Instant startedAt() {
        return result.startedAt().minus(clockAhead);
    }

    Instant intervalStart() {
        return Objects.requireNonNull(result.intervalStart()).minus(clockAhead);
    }

    Instant intervalEnd() {
        return Objects.requireNonNull(result.intervalEnd()).minus(clockAhead);
    }
}
