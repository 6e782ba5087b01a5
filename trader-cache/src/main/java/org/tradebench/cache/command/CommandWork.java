package org.tradebench.cache.command;

import java.util.Set;

/** Does the work of commands that have a policy, and invalidates what it changes: before the work, or after the commit, as settings and policy say. */
record CommandWork(CommandSettings settings, Transactions transactions) {
    /** Returns whether the caller is in a transaction: then the outputs are not stored. */
    boolean isInTransaction() {
        return transactions.isActive();
    }

    /** Invalidates what the work may change, where that is done before the work. */
    void begin(CacheableCommand<?> command, CommandPlan plan) {
        if (invalidatesBefore(plan)) {
            invalidate(plan, plan.policy().invalidations(command));
        }
    }

    /** Does the work and, unless it was rolled back, invalidates what it changed before its own outputs are stored, whose lease then covers that. */
    <X extends Exception> void run(CacheableCommand<X> command, CommandPlan plan) throws X {
        try {
            command.work();
        } catch (Throwable thrown) {
            if (transactions.outcomeOf(thrown) != Transactions.Outcome.ROLLED_BACK) {
                invalidateAfter(command, plan);
            }
            throw thrown;
        }
        try {
            command.postExecute();
        } finally {
            invalidateAfter(command, plan);
        }
    }

    private void invalidateAfter(CacheableCommand<?> command, CommandPlan plan) {
        if (invalidatesBefore(plan)) {
            return;
        }
        Set<Object> names = plan.policy().invalidations(command);
        if (!names.isEmpty()) {
            transactions.afterCommit(() -> invalidate(plan, names));
        }
    }

    private boolean invalidatesBefore(CommandPlan plan) {
        return settings.invalidateBefore() && !plan.policy().properties().delayInvalidations();
    }

    private void invalidate(CommandPlan plan, Set<Object> names) {
        if (!names.isEmpty()) {
            plan.instance().invalidateAll(names, settings.waitForInvalidation());
        }
    }
}
