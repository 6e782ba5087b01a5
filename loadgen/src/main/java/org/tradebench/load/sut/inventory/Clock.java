package org.tradebench.load.sut.inventory;

/**
 * Estimates the offset of another machine's clock by the shortest of several round trips.
 *
 * @param aheadMillis how far it is ahead
 * @param errorMillis half of the round trip: the largest possible error of the measurement
 */
public record Clock(double aheadMillis, double errorMillis) {
    /** A host whose clock is further off is refused: its logs and its database's times would contradict the report. */
    public static final int MAX_AHEAD_MILLIS = 500;

    /** A load generator's host whose clock cannot be determined better is refused: its measurement interval would open at another moment than the others. */
    public static final int MAX_ERROR_MILLIS = 50;

    /** Computes it from the times of one request, in microseconds since 1970: of sending it, on the host, and of receiving the answer. */
    static Clock of(long sent, long remote, long received) {
        return new Clock((remote - (sent + received) / 2.0) / 1000, (received - sent) / 2000.0);
    }
}
