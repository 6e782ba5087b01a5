package org.tradebench.load.cli;

/** What the shell is told. */
final class ExitCodes {
    /** Done; of a run: VALID. */
    static final int OK = 0;
    /** Something failed on the way. */
    static final int FAILED = 1;
    /** An unknown command or option, or a value that cannot be meant. */
    static final int USAGE = 2;
    /** The run ended, and a gate says that its figures must not be used. */
    static final int INVALID = 3;

    private ExitCodes() {}
}
