package org.tradebench.app.caching.entity;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import java.time.Instant;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.hibernate.annotations.Immutable;
import org.tradebench.app.domain.Account;

/** Maps a row of {@code account} to be read by its user, and cached. */
@Entity(name = "CachedAccount")
@Table(name = "account")
@Immutable
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.READ_ONLY, region = CachedAccount.REGION)
public class CachedAccount {
    static final String REGION = "Account";

    @Id
    @Column(name = "user_id")
    private String userId;

    @Column(name = "account_id")
    private long accountId;

    @Column(name = "creation_date")
    private Instant creationDate;

    @Column(name = "open_balance")
    private BigDecimal openBalance;

    private BigDecimal balance;

    @Column(name = "last_login")
    private Instant lastLogin;

    @Column(name = "login_count")
    private int loginCount;

    @Column(name = "logout_count")
    private int logoutCount;

    @Column(name = "credential_version")
    private int credentialVersion;

    protected CachedAccount() {}

    Account toRecord() {
        return new Account(
                accountId,
                userId,
                creationDate,
                openBalance,
                balance,
                lastLogin,
                loginCount,
                logoutCount,
                credentialVersion);
    }
}
