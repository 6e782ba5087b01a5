package org.tradebench.app.counts;

/**
 * Holds the counts of requests of one kind: answered, refused and failed.
 *
 * @param answered with a status below 400
 * @param refused with one of 4xx: the sender's mistake
 * @param failed with one of 5xx: the server's
 */
public record RequestCount(long answered, long refused, long failed) {
    public static final RequestCount NONE = new RequestCount(0, 0, 0);

    public long all() {
        return answered + refused + failed;
    }

    public RequestCount plus(RequestCount other) {
        return new RequestCount(answered + other.answered, refused + other.refused, failed + other.failed);
    }

    public RequestCount minus(RequestCount earlier) {
        return new RequestCount(answered - earlier.answered, refused - earlier.refused, failed - earlier.failed);
    }
}
