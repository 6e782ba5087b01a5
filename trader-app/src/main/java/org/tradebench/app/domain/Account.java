package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.time.Instant;

/**
 * The money of one user. For every account, at any time: balance = opening balance + Σ completed
 * sells (price × quantity − fee) − Σ completed buys (price × quantity + fee), to the cent. Accounts
 * are margin accounts: a balance may be negative.
 */
public record Account(
        long accountId,
        String userId,
        Instant creationDate,
        BigDecimal openBalance,
        BigDecimal balance,
        Instant lastLogin,
        int loginCount,
        int logoutCount) {}
