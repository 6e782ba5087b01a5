package org.tradebench.app.domain;

import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException.Reason;

/** Words the refusals that all runtime modes share: one reason, one wording. */
public final class Refusals {
    private Refusals() {}

    /** Refuses an unknown user and a wrong password in the same words, so that neither is given away. */
    public static TradeException wrongLogin() {
        return new TradeException(Reason.NOT_AUTHENTICATED, "User or password are wrong.");
    }

    /** Refuses further password attempts for a while. */
    public static TradeException tooManyTries(int seconds) {
        return new TradeException(
                Reason.TOO_MANY_TRIES,
                "Too many wrong tries: wait %d s before the next one.".formatted(seconds),
                seconds);
    }

    /** Refuses a wrong current password, which counts as a wrong login does: whoever has a user's session must not find the password by trying. */
    public static TradeException wrongCurrentPassword() {
        return new TradeException(
                Reason.NOT_AUTHENTICATED,
                "The current password is wrong or missing. To keep the password, send it as it is; to change it, send the current one, too.");
    }

    public static TradeException passwordChangedMeanwhile() {
        return TradeException.conflict("The password was changed meanwhile; nothing else was.");
    }

    public static TradeException noUser(String userId) {
        return TradeException.notFound("There is no user '" + userId + "'.");
    }

    public static TradeException noQuote(String symbol) {
        return TradeException.notFound("There is no quote '" + symbol + "'.");
    }

    /** Refuses in the same words whether there is no such holding or it is another user's. */
    public static TradeException noHolding(long holdingId) {
        return TradeException.notFound("You have no holding " + holdingId + ".");
    }

    /** Refuses in the same words whether there is no such order or it is another user's. */
    public static TradeException noOrder(long orderId) {
        return TradeException.notFound("You have no order " + orderId + ".");
    }

    /**
     * Refuses to complete or cancel an order.
     *
     * @param status null when there is no such order
     */
    public static TradeException notOpen(long orderId, @Nullable OrderStatus status) {
        return status == null
                ? TradeException.notFound("There is no order " + orderId + ".")
                : new OrderEndedException(orderId, status);
    }

    public static TradeException userTaken() {
        return TradeException.conflict("This user id is taken. Choose another one.");
    }

    public static TradeException symbolTaken() {
        return TradeException.conflict("This symbol is taken. Choose another one.");
    }

    /** Refuses after a failed commit, or when a service that was asked does not answer. */
    public static TradeException outcomeUnknown() {
        return new TradeException(
                TradeException.Reason.OUTCOME_UNKNOWN,
                "It is unknown whether this was done: the answer was lost. Look at your account or your list of orders before"
                        + " you ask again. An order that was sent with an Idempotency-Key can be sent again with the same key:"
                        + " it is placed once.");
    }

    /** Refuses a second order with the same idempotency key. If the first one is found, it is the answer instead. */
    public static TradeException keyTaken() {
        return TradeException.conflict("An order with this idempotency key is being placed. Send it again.");
    }

    public static TradeException keyOfAnotherOrder(long orderId) {
        return TradeException.conflict("This idempotency key belongs to order " + orderId
                + ", which is another request. Use a new key for each new order.");
    }

    public static TradeException beingSold() {
        return TradeException.conflict("An open order sells this holding already.");
    }

    /** Refuses when no message could be sent, and so nothing was changed. */
    public static TradeException messagingUnavailable() {
        return new TradeException(
                Reason.UNAVAILABLE, "The messaging engine does not answer; nothing was changed. Try again later.");
    }

    /** Refuses when the database or the messaging engine could not prepare the transaction of an order. */
    public static TradeException notPrepared() {
        return new TradeException(
                Reason.UNAVAILABLE,
                "The order could not be prepared for its commit; nothing was changed. Try again later.");
    }
}
