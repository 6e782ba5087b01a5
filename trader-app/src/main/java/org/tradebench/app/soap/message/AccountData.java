package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlSchemaType;
import jakarta.xml.bind.annotation.XmlType;
import jakarta.xml.bind.annotation.adapters.XmlJavaTypeAdapter;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Account;

/** Carries the account of one user. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(
        name = "Account",
        propOrder = {
            "accountID",
            "userID",
            "creationDate",
            "openBalance",
            "balance",
            "lastLogin",
            "loginCount",
            "logoutCount",
            "credentialVersion"
        })
public class AccountData {
    public long accountID;

    @XmlElement(required = true)
    public String userID;

    @XmlElement(required = true)
    @XmlJavaTypeAdapter(InstantAdapter.class)
    @XmlSchemaType(name = "dateTime")
    public Instant creationDate;

    @XmlElement(required = true)
    public BigDecimal openBalance;

    @XmlElement(required = true)
    public BigDecimal balance;

    /** Absent for a user who never logged in. */
    @XmlJavaTypeAdapter(InstantAdapter.class)
    @XmlSchemaType(name = "dateTime")
    public @Nullable Instant lastLogin;

    public int loginCount;
    public int logoutCount;
    public int credentialVersion;

    public static AccountData of(Account account) {
        AccountData data = new AccountData();
        data.accountID = account.accountId();
        data.userID = account.userId();
        data.creationDate = account.creationDate();
        data.openBalance = account.openBalance();
        data.balance = account.balance();
        data.lastLogin = account.lastLogin();
        data.loginCount = account.loginCount();
        data.logoutCount = account.logoutCount();
        data.credentialVersion = account.credentialVersion();
        return data;
    }

    public Account account() {
        return new Account(
                accountID,
                userID,
                creationDate,
                openBalance,
                balance,
                lastLogin,
                loginCount,
                logoutCount,
                credentialVersion);
    }
}
