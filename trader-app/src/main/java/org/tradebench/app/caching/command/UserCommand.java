package org.tradebench.app.caching.command;

import java.util.function.Supplier;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeOperation.OfUser;
import org.tradebench.app.services.TradeServices;

/**
 * Executes an operation on what belongs to one user.
 *
 * @param <O> the output
 */
public abstract class UserCommand<O> extends TradeCommand<O> {
    private final String userId;

    <P extends TradeOperation<O> & OfUser> UserCommand(P operation, TradeServices next) {
        this(operation.userId(), () -> next.call(operation));
    }

    /** @param work the operation, committed when it returns */
    UserCommand(String userId, Supplier<? extends O> work) {
        super(work);
        this.userId = userId;
    }

    public String getUserID() {
        return userId;
    }
}
