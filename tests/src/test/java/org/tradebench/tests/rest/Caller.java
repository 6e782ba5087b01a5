package org.tradebench.tests.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/**
 * A user with three clients: a program with a session cookie, another with a token, and a browser. Every answer to the programs is validated against the OpenAPI description.
 *
 * @param done the operations that were called
 */
record Caller(
        String user,
        Orders orders,
        Description description,
        Set<String> done,
        Browser person,
        Browser byCookie,
        Browser byToken) {

    private static final RunningTrader TRADER = RunningTrader.second();

    static Caller of(String user, Orders orders, Description description) {
        return new Caller(
                user, orders, description, new TreeSet<>(), TRADER.browser(), TRADER.browser(), TRADER.browser());
    }

    /** Returns the answer after validation of its status and its body. */
    Page ask(String operation, Page answer, int status) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
        description.check(operation, answer);
        done.add(operation);
        return answer;
    }

    /** Logs all clients in again, after a password change has ended all logins. */
    void logIn(String password) {
        assertThat(person.login(user, password).status()).isEqualTo(200);
        String fields = "{\"userId\":\"%s\",\"password\":\"%s\",\"login\":\"%s\"}";
        byCookie.sendJson("POST", "/rest/session", fields.formatted(user, password, "cookie"));
        Page login = byToken.sendJson("POST", "/rest/session", fields.formatted(user, password, "token"));
        byToken.sending("Authorization", "Bearer " + login.json().path("token").asText());
    }

    /** Returns a column of the user's account. */
    String value(String column) {
        return Rows.value(TRADER.database(), "SELECT %s FROM account WHERE user_id = '%s'".formatted(column, user));
    }

    /** Waits until asynchronous orders are completed. */
    void settle() {
        if (orders != Orders.SYNCHRONOUS) {
            Orders.awaitSettled(TRADER.database(), TRADER.server());
        }
    }
}
