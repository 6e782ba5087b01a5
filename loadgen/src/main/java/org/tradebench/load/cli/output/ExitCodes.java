package org.tradebench.load.cli.output;

import org.tradebench.load.validity.Validity;

/** Defines the exit codes and their meanings, which docs/how-to.md repeats. */
public final class ExitCodes {
    public static final int OK = 0;
    public static final String OK_MEANS = "done; of a run: VALID";

    public static final int FAILED = 1;
    public static final String FAILED_MEANS =
            "the command failed, or a check found a problem (db check, doctor, cluster status)";

    public static final int USAGE = 2;
    public static final String USAGE_MEANS = "an unknown command or option, or an invalid value";

    public static final int INVALID = 3;
    public static final String INVALID_MEANS = "INVALID: a validity check failed, the metrics must not be used";

    public static final int INCONCLUSIVE = 4;
    public static final String INCONCLUSIVE_MEANS =
            "INCONCLUSIVE: not in a steady state, the metrics may not be quoted";

    public static final int THRESHOLD = 5;
    public static final String THRESHOLD_MEANS = "VALID, but a threshold of --fail-if is crossed";

    /** Ended by Ctrl-C. The JVM itself returns this code and the next one. */
    public static final int INTERRUPTED = 130;

    public static final String INTERRUPTED_MEANS = "ended by Ctrl-C; what was started is stopped again";

    public static final int TERMINATED = 143;
    public static final String TERMINATED_MEANS = "ended by TERM; what was started is stopped again";

    private ExitCodes() {}

    public static int of(Validity result) {
        return switch (result) {
            case VALID -> OK;
            case INCONCLUSIVE -> INCONCLUSIVE;
            case INVALID -> INVALID;
        };
    }
}
