package org.tradebench.tests.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BooleanSupplier;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;

/** Places an order whose response is lost: its user is told that the outcome is unknown, it exists once, and the same key finds it. */
final class PlacedOnce {

    static final String ORDER = "{\"orderType\":\"buy\",\"symbol\":\"s:1\",\"quantity\":3}";

    private PlacedOnce() {}

    /**
     * @param browser logged in, and sending the key
     * @param hasLostMessage whether the proxy has lost the response
     */
    static void check(DatabaseSettings database, Browser browser, String key, BooleanSupplier hasLostMessage) {
        long before = orders(database);
        Page unknown = browser.sendJson("POST", "/rest/orders", ORDER);

        assertThat(hasLostMessage.getAsBoolean())
                .as("a response was lost; got " + unknown)
                .isTrue();
        assertThat(unknown.status() + " " + unknown.body())
                .startsWith("504 ")
                .contains("It is unknown whether", "Idempotency-Key");
        assertThat(orders(database)).as("orders placed").isEqualTo(before + 1);

        Page again = browser.sendJson("POST", "/rest/orders", ORDER);
        assertThat(again.status()).as(again.toString()).isEqualTo(201);
        assertThat(again.json().get("orderId").asText())
                .isEqualTo(
                        Rows.value(database, "SELECT order_id FROM trade_order WHERE idempotency_key = '" + key + "'"));
        assertThat(orders(database)).as("orders placed after the repetition").isEqualTo(before + 1);
        assertThat(Audit.of(database)).isEmpty();
    }

    static long orders(DatabaseSettings database) {
        return Long.parseLong(Rows.value(database, "SELECT count(*) FROM trade_order"));
    }
}
