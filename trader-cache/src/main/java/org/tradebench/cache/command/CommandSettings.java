package org.tradebench.cache.command;

/**
 * Configures how commands are executed.
 *
 * @param invalidateBefore whether invalidations run before the work, as in DynaCache, and not after the commit: for experiments, since a read between the two
 *     caches the old value again
 * @param waitForInvalidation whether a command returns only when every member has confirmed; otherwise its invalidations go out with the next batch
 */
public record CommandSettings(boolean invalidateBefore, boolean waitForInvalidation) {
    public static final String INVALIDATE_BEFORE = "compat.invalidate-before";

    /** Invalidates after the commit, and waits. */
    public static final CommandSettings DEFAULT = new CommandSettings(false, true);

    public CommandSettings withInvalidateBefore(boolean newInvalidateBefore) {
        return new CommandSettings(newInvalidateBefore, waitForInvalidation);
    }

    public CommandSettings withWaitForInvalidation(boolean newWaitForInvalidation) {
        return new CommandSettings(invalidateBefore, newWaitForInvalidation);
    }
}
