package org.tradebench.app.api.json;

import jakarta.json.stream.JsonGenerator;
import java.time.Instant;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;

/** Writes an account, its profile, and the answer to a login as JSON. */
public final class AccountJson {
    private AccountJson() {}

    public static String of(Account account) {
        return JsonText.of(json -> {
            json.writeStartObject();
            fields(json, account);
            json.writeEnd();
        });
    }

    /** Answers a login by cookie. */
    public static String login(Account account) {
        return JsonText.of(json -> {
            json.writeStartObject();
            account(json, account);
            json.writeEnd();
        });
    }

    /** Answers a login by token. */
    public static String login(Account account, String token, Instant expires) {
        return JsonText.of(json -> {
            json.writeStartObject();
            account(json, account);
            json.write("token", token);
            json.write("tokenType", "Bearer");
            JsonText.moment(json, "expires", expires);
            json.writeEnd();
        });
    }

    public static String of(AccountProfile profile) {
        return JsonText.of(json -> json.writeStartObject()
                .write("userId", profile.userId())
                .write("fullName", profile.fullName())
                .write("address", profile.address())
                .write("email", profile.email())
                .write("creditCard", profile.creditCard())
                .writeEnd());
    }

    private static void account(JsonGenerator json, Account account) {
        json.writeStartObject("account");
        fields(json, account);
        json.writeEnd();
    }

    private static void fields(JsonGenerator json, Account account) {
        json.write("accountId", account.accountId())
                .write("userId", account.userId())
                .write("openBalance", account.openBalance())
                .write("balance", account.balance())
                .write("loginCount", account.loginCount())
                .write("logoutCount", account.logoutCount());
        JsonText.moment(json, "creationDate", account.creationDate());
        JsonText.moment(json, "lastLogin", account.lastLogin());
    }
}
