package org.tradebench.app.domain;

import java.math.BigDecimal;

/**
 * Holds what a new user enters to register.
 *
 * @param password in clear, only on its way to the hash
 * @param openBalance dollars
 */
public record Registration(
        String userId,
        String password,
        String fullName,
        String address,
        String email,
        String creditCard,
        BigDecimal openBalance) {
    /** Leaves out the password: this may reach a log. */
    @Override
    public String toString() {
        return "Registration[userId=" + userId + "]";
    }
}
