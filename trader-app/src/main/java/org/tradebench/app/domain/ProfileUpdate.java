package org.tradebench.app.domain;

/**
 * The new values of a user's profile.
 *
 * @param password in clear, only on its way to the hash
 */
public record ProfileUpdate(
        String userId, String password, String fullName, String address, String email, String creditCard) {

    /** Without the password: this may reach a log. */
    @Override
    public String toString() {
        return "ProfileUpdate[userId=" + userId + "]";
    }
}
