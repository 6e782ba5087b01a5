package org.tradebench.app.services.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.NamedNativeQuery;
import jakarta.persistence.NamedQuery;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import java.time.Instant;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.Money;

/** Maps a row of {@code account}. */
@Entity(name = "Account")
@Table(name = "account")
@NamedQuery(
        name = AccountEntity.FIND,
        query = "select " + AccountEntity.RECORD + " from Account a where a.userId = :userId")
@NamedQuery(
        name = AccountEntity.FIND_WITH_HASH,
        query = "select " + AccountEntity.RECORD
                + ", p.passwordHash from Account a join Profile p on p.userId = a.userId where a.userId = :userId")
@NamedQuery(
        name = AccountEntity.TO_BUY,
        query =
                "select a.accountId, q.price, q.volume from Account a, Quote q where a.userId = :userId and q.symbol = :symbol")
@NamedQuery(
        name = AccountEntity.COUNT_LOGOUT,
        query = "update Account a set a.logoutCount = a.logoutCount + 1 where a.userId = :userId")
@NamedQuery(
        name = AccountEntity.COUNT_PASSWORD,
        query = "update Account a set a.credentialVersion = a.credentialVersion + 1 where a.userId = :userId")
@NamedQuery(
        name = AccountEntity.PAY,
        query = "update Account a set a.balance = a.balance + :amount where a.accountId = :accountId")
@NamedNativeQuery(name = AccountEntity.COUNT_LOGIN, resultClass = AccountEntity.class, query = """
        UPDATE account SET last_login = now(), login_count = login_count + 1
        WHERE user_id = :userId
        RETURNING *""")
public class AccountEntity {
    static final String FIND = "Account.find";
    static final String FIND_WITH_HASH = "Account.findWithHash";
    static final String TO_BUY = "Account.toBuy";
    static final String COUNT_LOGIN = "Account.countLogin";
    static final String COUNT_LOGOUT = "Account.countLogout";
    static final String COUNT_PASSWORD = "Account.countPassword";
    static final String PAY = "Account.pay";

    static final String RECORD =
            "new org.tradebench.app.domain.Account(a.accountId, a.userId, a.creationDate, a.openBalance, a.balance,"
                    + " a.lastLogin, a.loginCount, a.logoutCount, a.credentialVersion)";

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    @Column(name = "account_id")
    @SuppressWarnings("NullAway.Init") // Its insert sets it.
    private Long accountId;

    @Column(name = "user_id")
    private String userId;

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

    protected AccountEntity() {}

    /** Creates the account of a user who registers and is thereby logged in. */
    AccountEntity(String userId, BigDecimal openBalance, Instant now) {
        this.userId = userId;
        this.openBalance = Money.cents(openBalance);
        balance = this.openBalance;
        creationDate = now;
        lastLogin = now;
        loginCount = 1;
    }

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
