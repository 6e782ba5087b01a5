package org.tradebench.load.plugin.deck;

/**
 * Describes a part of an arrival profile, in which the rate is constant or changes evenly from one value to another.
 *
 * @param from operations per second at its begin
 * @param to operations per second at its end
 * @param process how the times between arrivals are distributed
 * @param nanos its length; {@link #ENDLESS} for one that does not end, whose rate is constant
 */
public record ArrivalPhase(double from, double to, ArrivalProcess process, long nanos) {
    static final long ENDLESS = Long.MAX_VALUE;
    private static final double NANOS = 1e9;

    /** Returns how many arrivals are expected in it. */
    public double mean() {
        return nanos == ENDLESS ? Double.POSITIVE_INFINITY : (from + to) / 2 * nanos / NANOS;
    }

    /**
     * Returns the time at which a number of arrivals is expected to have come: the inverse of the cumulative rate, from·t + (to − from)·t² / 2T.
     *
     * @param arrivals 0 to {@link #mean}
     * @return nanoseconds since the phase began
     */
    long after(double arrivals) {
        if (from == to) {
            return Math.min(nanos, Math.round(arrivals * NANOS / from));
        }
        double slope = (to - from) * NANOS / nanos;
        // This form of the root subtracts no nearly equal numbers where the slope is small.
        double root = Math.sqrt(Math.max(0, from * from + 2 * slope * arrivals));
        return Math.min(nanos, Math.round(2 * arrivals * NANOS / (from + root)));
    }
}
