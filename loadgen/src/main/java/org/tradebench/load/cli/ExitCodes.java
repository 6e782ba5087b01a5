package org.tradebench.load.cli;

import org.tradebench.load.validity.Validity;

/** What the shell is told, and what that means; docs/running.md says the same. */
final class ExitCodes {
    static final int OK = 0;
    static final String OK_MEANS = "done; of a run: VALID";

    static final int FAILED = 1;
    static final String FAILED_MEANS =
            "something failed on the way, or what was looked at is not as it must be (db check, doctor, cluster status)";

    static final int USAGE = 2;
    static final String USAGE_MEANS = "an unknown command or option, or an invalid value";

    static final int INVALID = 3;
    static final String INVALID_MEANS = "INVALID: a validity check failed, the metrics must not be used";

    static final int INCONCLUSIVE = 4;
    static final String INCONCLUSIVE_MEANS = "INCONCLUSIVE: not in a steady state, the metrics may not be quoted";

    /** The JVM's own, as is the next one: nothing here returns them. */
    static final int INTERRUPTED = 130;

    static final String INTERRUPTED_MEANS = "ended by Ctrl-C; what was started is stopped again";

    static final int TERMINATED = 143;
    static final String TERMINATED_MEANS = "ended by TERM; what was started is stopped again";

    private ExitCodes() {}

    static int of(Validity result) {
        return switch (result) {
            case VALID -> OK;
            case INCONCLUSIVE -> INCONCLUSIVE;
            case INVALID -> INVALID;
        };
    }
}
