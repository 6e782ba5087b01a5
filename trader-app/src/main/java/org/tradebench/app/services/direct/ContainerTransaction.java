package org.tradebench.app.services.direct;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.HeuristicRollbackException;
import jakarta.transaction.NotSupportedException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.Status;
import jakarta.transaction.SystemException;
import jakarta.transaction.TransactionSynchronizationRegistry;
import jakarta.transaction.UserTransaction;
import java.util.function.Supplier;

/** Runs work in a transaction of the container, the caller's or a new one. */
@Dependent
class ContainerTransaction {
    @Resource
    private UserTransaction transaction;

    @Inject
    private InterceptedTransaction intercepted;

    @Resource(lookup = "java:comp/TransactionSynchronizationRegistry")
    private TransactionSynchronizationRegistry transactions;

    <T> T run(Supplier<T> work) {
        if (isBegun()) {
            return work.get();
        }
        if (!begin()) {
            return intercepted.run(work);
        }
        T result;
        try {
            result = work.get();
        } catch (Throwable e) {
            rollBack(e);
            throw e;
        }
        commit();
        return result;
    }

    private boolean isBegun() {
        return transactions.getTransactionStatus() != Status.STATUS_NO_TRANSACTION;
    }

    /** @return false when the container refuses to, as Payara Server does below a message-driven bean, even where its own transaction is suspended */
    private boolean begin() {
        try {
            transaction.begin();
            return true;
        } catch (IllegalStateException refused) {
            return false;
        } catch (NotSupportedException | SystemException e) {
            throw new IllegalStateException("The container began no transaction", e);
        }
    }

    private void commit() {
        try {
            transaction.commit();
        } catch (RollbackException | HeuristicMixedException | HeuristicRollbackException | SystemException e) {
            throw new IllegalStateException("The container's transaction was not committed", e);
        }
    }

    /** Rolls back. A failure to do so is only noted in the cause, which says more about what went wrong. */
    private void rollBack(Throwable cause) {
        try {
            transaction.rollback();
        } catch (RuntimeException | SystemException e) {
            cause.addSuppressed(e);
        }
    }
}
