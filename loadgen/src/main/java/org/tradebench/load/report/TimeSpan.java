package org.tradebench.load.report;

/**
 * The time that charts show, in seconds since the window opened.
 *
 * @param first below zero: when the first virtual user started
 * @param windowSeconds length of the window, which begins at zero
 */
record TimeSpan(double first, double windowSeconds) {
    double last() {
        return windowSeconds;
    }
}
