package org.tradebench.app.services;

import org.tradebench.app.domain.Account;

/**
 * By what a user proves who they are, as it is stored. It stays between the database and whatever verifies it.
 *
 * @param account as it was when the hash was read
 */
public record Credentials(Account account, String passwordHash) {

    /** Without the hash: this may reach a log. */
    @Override
    public String toString() {
        return "Credentials[userId=" + account.userId() + "]";
    }
}
