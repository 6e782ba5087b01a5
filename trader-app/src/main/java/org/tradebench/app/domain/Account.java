package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Holds the money of one user. For every account, at any time: balance = opening balance + Σ completed sells (price × quantity − fee) − Σ completed buys (price
 * × quantity + fee), to the cent. Accounts are margin accounts: a balance may be negative.
 *
 * @param credentialVersion how often the password was changed: logins by an earlier one are over
 */
public record Account(
        long accountId,
        String userId,
        Instant creationDate,
        BigDecimal openBalance,
        BigDecimal balance,
        @Nullable Instant lastLogin,
        int loginCount,
        int logoutCount,
        int credentialVersion) {
    public Account withCredentialVersion(int version) {
        return new Account(
                accountId, userId, creationDate, openBalance, balance, lastLogin, loginCount, logoutCount, version);
    }
}
