package org.tradebench.app.services.direct;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.Dependent;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.HeuristicRollbackException;
import jakarta.transaction.NotSupportedException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.Status;
import jakarta.transaction.SystemException;
import jakarta.transaction.UserTransaction;
import java.util.function.Supplier;

/** Runs work in a transaction of the container, the caller's or a new one. */
@Dependent
class ContainerTransaction {
    @Resource
    private UserTransaction transaction;

    <T> T run(Supplier<T> work) {
        if (isBegun()) {
            return work.get();
        }
        begin();
        boolean done = false;
        try {
            T result = work.get();
            done = true;
            return result;
        } finally {
            end(done);
        }
    }

    private boolean isBegun() {
        try {
            return transaction.getStatus() != Status.STATUS_NO_TRANSACTION;
        } catch (SystemException e) {
            throw new IllegalStateException("The container does not know whether there is a transaction", e);
        }
    }

    private void begin() {
        try {
            transaction.begin();
        } catch (NotSupportedException | SystemException e) {
            throw new IllegalStateException("The container began no transaction", e);
        }
    }

    private void end(boolean commit) {
        try {
            if (commit) {
                transaction.commit();
            } else {
                transaction.rollback();
            }
        } catch (RollbackException | HeuristicMixedException | HeuristicRollbackException | SystemException e) {
            throw new IllegalStateException("The container's transaction did not end as it was asked to", e);
        }
    }
}
