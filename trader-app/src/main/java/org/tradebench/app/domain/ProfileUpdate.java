package org.tradebench.app.domain;

import org.jspecify.annotations.Nullable;

/**
 * Holds the new values of a user's profile.
 *
 * @param currentPassword proves who asks; null: {@code password} must be the current one, unless the setting PASSWORD_CHANGE allows any
 * @param password in clear, only on its way to the hash
 * @param creditCard a complete card number, or a mask, with which the stored number stays
 */
public record ProfileUpdate(
        String userId,
        @Nullable String currentPassword,
        String password,
        String fullName,
        String address,
        String email,
        String creditCard) {
    /** Returns the number to store; null when the stored one stays. */
    public @Nullable String newCreditCard() {
        return CreditCards.isMask(creditCard) ? null : creditCard;
    }

    /** Leaves out the password: this may reach a log. */
    @Override
    public String toString() {
        return "ProfileUpdate[userId=" + userId + "]";
    }
}
