package org.tradebench.app.domain;

import java.math.BigDecimal;

/**
 * What a new user says of themselves.
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
    /** Without the password: this may reach a log. */
    @Override
    public String toString() {
        return "Registration[userId=" + userId + "]";
    }
}
