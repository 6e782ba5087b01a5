package org.tradebench.load.console;

/** Estimates the remaining time of a sequence of trials by the mean of those that ended. */
final class Course {
    private final double begun;
    private double currentBegun;
    private long number;
    private long all;
    private int made = -1;

    /** @param now seconds of some clock */
    Course(double now) {
        begun = now;
    }

    /** Records that a trial begins; the same one a second time is a repeated attempt. */
    void trial(long which, long ofAll, double now) {
        if (which != number) {
            made++;
            currentBegun = now;
        }
        number = which;
        all = ofAll;
    }

    /** Returns the number of the trial, and the remaining time where it can be estimated. */
    String position(double now) {
        String where = number + "/" + all;
        if (made < 1) {
            return where;
        }
        double mean = (currentBegun - begun) / made;
        double left = Math.max(0, mean - (now - currentBegun)) + mean * (all - number);
        return where + ", " + TimeLeft.format(left) + " left";
    }
}
