package org.tradebench.cache.command;

/**
 * How commands are executed.
 *
 * @param invalidateBefore whether invalidations run before the work, as the original does, and not after the commit: for experiments, since whoever reads
 *     between the invalidation and the commit caches the old value again
 * @param waitForInvalidation whether a command returns only when its invalidations are done on every member; otherwise they go out with the next batch
 */
public record CommandSettings(boolean invalidateBefore, boolean waitForInvalidation) {
    /** The property that asks for the original's order. */
    public static final String INVALIDATE_BEFORE = "compat.invalidate-before";

    /** After the commit, and waiting. */
    public static final CommandSettings DEFAULT = new CommandSettings(false, true);

    public CommandSettings withInvalidateBefore(boolean newInvalidateBefore) {
        return new CommandSettings(newInvalidateBefore, waitForInvalidation);
    }

    public CommandSettings withWaitForInvalidation(boolean newWaitForInvalidation) {
        return new CommandSettings(invalidateBefore, newWaitForInvalidation);
    }
}
