package org.tradebench.load.plugin.recorder;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.plugin.deck.Arrival;

/**
 * Holds one request of a virtual user and its outcome.
 *
 * @param label name of the request
 * @param card the current card; the label itself when the plan deals none
 * @param start nanoseconds since the run began
 * @param end nanoseconds since the run began
 * @param right whether it was the right page
 * @param failure why not; empty when it was
 * @param sessionLost whether the login page was returned instead: the session was lost
 * @param arrival that it belongs to; null in a closed model, and before the arrivals begin
 */
record RecordedAnswer(
        String label,
        String card,
        long start,
        long end,
        boolean right,
        String failure,
        boolean sessionLost,
        long bytesReceived,
        long bytesSent,
        @Nullable Arrival arrival) {
    long nanos() {
        return end - start;
    }
}
