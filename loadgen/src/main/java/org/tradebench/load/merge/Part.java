package org.tradebench.load.merge;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.tradebench.load.driver.DriverResult;

/**
 * Holds the files of one load-generator process.
 *
 * @param name unique among the processes: {@code driver-2}
 * @param folder holds its histograms
 * @param clockAhead how far its machine's clock is ahead of the clock that the merged result is told by
 */
public record Part(String name, Path folder, DriverResult result, Duration clockAhead) {
    Instant startedAt() {
        return result.startedAt().minus(clockAhead);
    }

    Instant windowStart() {
        return Objects.requireNonNull(result.windowStart()).minus(clockAhead);
    }

    Instant windowEnd() {
        return Objects.requireNonNull(result.windowEnd()).minus(clockAhead);
    }
}
