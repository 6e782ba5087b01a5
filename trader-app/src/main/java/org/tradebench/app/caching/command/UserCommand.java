package org.tradebench.app.caching.command;

import java.util.function.Supplier;

/**
 * An operation on what belongs to one user.
 *
 * @param <O> what it gives
 */
public abstract class UserCommand<O> extends TradeCommand<O> {

    private final String userId;

    UserCommand(String userId, Supplier<? extends O> work) {
        super(work);
        this.userId = userId;
    }

    /** For the policy. */
    public String getUserID() {
        return userId;
    }
}
