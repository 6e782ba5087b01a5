package org.tradebench.tests.harness;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.tradebench.load.database.DatabaseSettings;

/** The application's order processing modes, with their names in its settings, and waits for asynchronous orders. */
public enum Orders {
    SYNCHRONOUS("Synchronous"),
    ASYNCHRONOUS("Asynchronous"),
    ASYNCHRONOUS_TWO_PHASE("Asynchronous_2-Phase");

    /** Where messages fail, the sweep completes orders after half a minute; a build server may be slow. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final String label;

    Orders(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /** Names the mode in the reports of parameterised tests. */
    @Override
    public String toString() {
        return label;
    }

    /** Returns the number of open orders. */
    public static long open(DatabaseSettings database) {
        return Long.parseLong(Rows.value(database, "SELECT count(*) FROM trade_order WHERE order_status = 'open'"));
    }

    /** Waits until every order has ended. */
    public static void awaitNoneOpen(DatabaseSettings database) {
        Await.until(() -> open(database) + " orders have ended", PATIENCE, () -> open(database) == 0);
    }

    /** Waits until every order has ended, every message is processed, and every cache is invalidated. */
    public static void awaitSettled(DatabaseSettings database, Browser server) {
        awaitSettled(database, List.of(server));
    }

    /** @param servers that share one queue, none of them restarted since its first order */
    public static void awaitSettled(DatabaseSettings database, List<Browser> servers) {
        awaitNoneOpen(database);
        Await.until(
                "every message has found its end",
                PATIENCE,
                () -> sum(servers, "trade_orders_queued")
                        <= sum(servers, "trade_orders_completed_by_broker")
                                + sum(servers, "trade_orders_ended_before")
                                + sum(servers, "trade_orders_left_to_sweep")
                                + sum(servers, "trade_orders_cancelled_as_poison"));
    }

    private static long sum(List<Browser> servers, String name) {
        return servers.stream().mapToLong(server -> counter(server, name)).sum();
    }

    /** A counter of the application since its start; 0 before it first counted. */
    public static long counter(Browser server, String name) {
        String metrics = server.get("/metrics").body();
        return Pattern.compile("(?m)^" + name + "_total\\{[^}]*} ([0-9.Ee+]+)")
                .matcher(metrics)
                .results()
                .map((MatchResult found) -> found.group(1).toUpperCase(Locale.ROOT))
                .mapToLong(number -> (long) Double.parseDouble(number))
                .sum();
    }
}
