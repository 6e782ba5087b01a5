package org.tradebench.app.domain;

/**
 * Holds a user's stored password hash on its way from the database to its verification.
 *
 * @param account as it was when the hash was read
 */
public record Credentials(Account account, String passwordHash) {
    /** Leaves out the hash: this may reach a log. */
    @Override
    public String toString() {
        return "Credentials[userId=" + account.userId() + "]";
    }
}
