package org.tradebench.load.failure;

import org.jspecify.annotations.Nullable;

/**
 * Reports a problem that the user can correct. The message is one or a few plain lines: what happened, and what was expected. The command line shows the
 * message without a stack trace; any other exception is a defect of this program and is shown with its trace.
 */
public final class Failure extends RuntimeException {
    private final boolean usage;

    private Failure(String message, @Nullable Throwable cause, boolean usage) {
        super(message, cause);
        this.usage = usage;
    }

    /** Reports that something failed on the way: exit code 1. */
    public static Failure of(String message) {
        return new Failure(message, null, false);
    }

    /** Reports that something failed on the way: exit code 1. The cause is kept for {@code --verbose}. */
    public static Failure of(String message, Throwable cause) {
        return new Failure(message, cause, false);
    }

    /** Reports that the user's request is invalid: exit code 2. */
    public static Failure usage(String message) {
        return new Failure(message, null, true);
    }

    /** Returns the message, which is never null, unlike that of other exceptions. */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }

    /** Returns whether the user's request is invalid (exit code 2), and not something failed on the way (exit code 1). */
    public boolean isUsage() {
        return usage;
    }
}
