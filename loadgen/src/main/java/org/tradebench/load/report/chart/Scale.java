package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * Maps values to coordinates along one axis.
 *
 * @param low value at {@code from}
 * @param high value at {@code to}
 * @param logarithmic for values that spread over decades, all of them above zero
 */
public record Scale(double low, double high, double from, double to, boolean logarithmic) {
    /** Share of the axis between two of its labels. */
    private static final double MIN_DISTANCE = 0.1;

    /** Returns a scale from zero to a round number above the greatest value; to one when all values are zero. */
    public static Scale fromZero(double greatest, double from, double to) {
        double most = greatest > 0 ? greatest : 1;
        double step = step(most, 5);
        return new Scale(0, step * Math.ceil(most / step), from, to, false);
    }

    /** Returns a scale between round numbers around all values, with some room; zero need not be on it. */
    public static Scale between(double least, double greatest, double from, double to) {
        double room = greatest > least ? (greatest - least) / 10 : Math.max(Math.abs(greatest) / 10, 1e-9);
        double step = step(greatest - least + 2 * room, 10);
        double low = step * Math.floor((least - room) / step);
        return new Scale(
                least >= 0 ? Math.max(0, low) : low, step * Math.ceil((greatest + room) / step), from, to, false);
    }

    /** Returns a logarithmic scale for ratios, on which twice and half are equally far from 1. */
    static Scale ratios(double least, double greatest, double from, double to) {
        return new Scale(Math.min(0.95, least * 0.96), Math.max(1.05, greatest * 1.04), from, to, true);
    }

    /** Returns a logarithmic scale of whole decades, or halves of them, around all values. */
    public static Scale decades(double least, double greatest, double from, double to) {
        double low = Math.pow(10, Math.floor(Math.log10(Math.max(least, 1e-3))));
        double high = Math.pow(10, Math.ceil(Math.log10(Math.max(greatest, low * 1.01))));
        return new Scale(low, high, from, to, true);
    }

    public double at(double value) {
        double share = logarithmic
                ? (Math.log10(Math.max(value, low)) - Math.log10(low)) / (Math.log10(high) - Math.log10(low))
                : (value - low) / (high - low);
        return from + Math.min(1, Math.max(0, share)) * (to - from);
    }

    /** Returns round values at which lines are drawn. */
    public List<Double> ticks(int about) {
        List<Double> ticks = new ArrayList<>();
        if (logarithmic) {
            for (double decade = Math.pow(10, Math.floor(Math.log10(low) + 1e-9)); decade <= high; decade *= 10) {
                for (double part : parts()) {
                    if (decade * part >= low * 0.9999 && decade * part <= high * 1.0001) {
                        add(decade * part, part == 1, ticks);
                    }
                }
            }
            return ticks;
        }
        double step = step(high - low, about);
        for (double tick = Math.ceil(low / step - 1e-9) * step; tick <= high + step * 1e-6; tick += step) {
            ticks.add(Math.abs(tick) < step * 1e-6 ? 0 : tick);
        }
        return ticks;
    }

    /** Adds a tick if its label has room. A power of ten replaces the tick before. */
    private void add(double tick, boolean power, List<Double> ticks) {
        int last = ticks.size() - 1;
        if (last >= 0 && Math.abs(at(tick) - at(ticks.get(last))) < MIN_DISTANCE * Math.abs(to - from)) {
            if (!power) {
                return;
            }
            ticks.remove(last);
        }
        ticks.add(tick);
    }

    /** Returns the ticks within a decade, as many as have room. */
    private double[] parts() {
        double decades = Math.log10(high / low);
        return decades >= 1.95
                ? new double[] {1}
                : decades >= 0.7
                        ? new double[] {1, 2, 5}
                        : decades >= 0.3
                                ? new double[] {1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8}
                                : new double[] {1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.75, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 9.5};
    }

    /** Returns 1, 2 or 5 times a power of ten. */
    private static double step(double span, int about) {
        double raw = span / about;
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        double digit = raw / power;
        return power * (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10);
    }
}
