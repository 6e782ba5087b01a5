package org.tradebench.load.plugin.recorder;

/**
 * One request and what came of it.
 *
 * @param label names it
 * @param card the card in hand; the label itself when the plan deals none
 * @param start nanoseconds since the run began
 * @param end nanoseconds since the run began
 * @param right whether it was the right page
 * @param failure why not; empty when it was
 * @param sessionLost whether the login page came instead: the session was gone
 */
record Answer(
        String label,
        String card,
        long start,
        long end,
        boolean right,
        String failure,
        boolean sessionLost,
        long bytesReceived,
        long bytesSent) {

    long nanos() {
        return end - start;
    }
}
