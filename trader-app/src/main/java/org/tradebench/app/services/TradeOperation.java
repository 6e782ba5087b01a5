package org.tradebench.app.services;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;

/**
 * Describes one call of an operation: its arguments, and what the stages of the pipeline must know of it. {@link TradeReads} and {@link TradeUpdates} hold all
 * operations.
 *
 * @param <T> the answer
 */
public interface TradeOperation<T> {
    /** Is carried out by the runtime mode in one transaction, which is committed when the answer is returned. */
    @FunctionalInterface
    interface Step<T> extends TradeOperation<T> {
        T in(ModeServices mode);
    }

    /** Carries out steps, each in a transaction of its own: how the stages below look to an operation, which knows nothing else of them. */
    @FunctionalInterface
    interface Steps {
        /** Carries out one step; what it changed is committed when this returns. */
        <T> T call(Step<T> step);
    }

    /** Changes no rows. */
    interface Read<T> extends Step<T> {}

    /** Changes rows, and with them answers that caches may hold. */
    interface Update<T> extends TradeOperation<T> {
        /** Returns the dependency ids to invalidate after the commit. */
        Set<Object> invalidates(T answer);

        /** Returns the dependency ids to invalidate when there is no answer: before the work, or when its outcome is unknown. */
        Set<Object> mayInvalidate();

        /** Returns whether only the answer shows what is to be invalidated, so that nothing is before the work. */
        default boolean invalidatesByAnswer() {
            return false;
        }

        /** Returns whether the caller may simply repeat it when its answer is lost. */
        default boolean isRepeatable() {
            return false;
        }
    }

    /** Is an update whose invalidations are known from its arguments. */
    interface KnownUpdate<T> extends Update<T> {
        @Override
        default Set<Object> invalidates(T answer) {
            return mayInvalidate();
        }
    }

    /** Verifies or hashes a password between several transactions, because hashing takes as long as many statements. */
    interface PasswordUpdate<T> extends KnownUpdate<T> {
        /** @param steps carries out each transaction */
        T by(PasswordRules passwords, Steps steps);
    }

    /** Hands an order to order processing. */
    interface Processed extends Update<Order> {
        /** @param processing chosen once per order, before its transaction */
        Order in(ModeServices mode, OrderProcessing processing);

        /** Returns who placed the order; null when only its number is known. */
        @Nullable
        String orderedBy();
    }

    /** Places an order: at most once for each idempotency key. */
    interface Placement extends Processed, OfUser {
        IdempotencyKey key();

        /** Returns whether an order that was placed before is what this request asks for. */
        boolean asksFor(Order before);

        @Override
        default String orderedBy() {
            return userId();
        }
    }

    /** Concerns the data of one user, who has been authenticated. */
    interface OfUser {
        String userId();
    }
}
