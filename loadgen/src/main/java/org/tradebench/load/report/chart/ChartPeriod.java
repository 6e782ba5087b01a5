package org.tradebench.load.report.chart;

/**
 * Holds the time that charts show, in seconds since the measurement interval began.
 *
 * @param first below zero: when the first virtual user started
 * @param intervalSeconds length of the measurement interval, which begins at zero
 */
public record ChartPeriod(double first, double intervalSeconds) {}
