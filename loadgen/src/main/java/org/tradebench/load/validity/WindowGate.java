package org.tradebench.load.validity;

import java.time.Duration;

/** Whether the window is as long as it was asked to be. */
public final class WindowGate {
    /** Share of the asked length by which the measured one may differ. */
    static final double LIMIT = 0.02;

    /** The recorder closes the window at a second's turn, so that short windows may miss by more than the share. */
    static final double LEAST_SECONDS = 0.5;

    private WindowGate() {}

    /** Judges a window by its two lengths. */
    public static CheckResult judge(Duration asked, Duration measured) {
        double wanted = asked.toNanos() / 1e9;
        double got = measured.toNanos() / 1e9;
        boolean right = Math.abs(got - wanted) <= Math.max(LIMIT * wanted, LEAST_SECONDS);
        return new CheckResult(
                "whole window",
                right ? CheckOutcome.PASS : CheckOutcome.FAIL,
                Say.format("%.2f s", got),
                Say.format("%.2f s within %.0f %%", wanted, 100 * LIMIT),
                right
                        ? "The window was measured to its end."
                        : "The window is not the one asked for: the run was cut short or stalled.");
    }
}
