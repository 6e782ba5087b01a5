package org.tradebench.load.report.chart;

/**
 * The time that charts show, in seconds since the window opened.
 *
 * @param first below zero: when the first virtual user started
 * @param windowSeconds length of the window, which begins at zero
 */
public record TimeSpan(double first, double windowSeconds) {
    public double last() {
        return windowSeconds;
    }
}
