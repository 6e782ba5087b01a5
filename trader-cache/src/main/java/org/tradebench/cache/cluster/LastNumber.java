package org.tradebench.cache.cluster;

/**
 * Keeps the number of an instance's last invalidation, also after the instance has left: it may still be working, and the next one of its name on this member
 * continues from there. Thread safe.
 */
final class LastNumber {
    private final String instance;
    private long number;
    private boolean transferred;

    private LastNumber(String instance, long number) {
        this.instance = instance;
        this.number = number;
    }

    static LastNumber first(String instance) {
        return new LastNumber(instance, 0);
    }

    synchronized long get() {
        return number;
    }

    /**
     * Takes the next number.
     *
     * @throws IllegalStateException when another instance has continued these numbers: other members would take this invalidation for that instance's own of
     *     the same number, and ignore that one
     */
    synchronized void advanceTo(long next) {
        if (transferred) {
            throw new IllegalStateException("cache '" + instance
                    + "' was closed and opened anew, and an operation on the closed one went on; use the new one");
        }
        number = next;
    }

    /** Returns the last number for another instance to continue from; this one may take no more numbers. */
    synchronized LastNumber transfer() {
        transferred = true;
        return new LastNumber(instance, number);
    }
}
