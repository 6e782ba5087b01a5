package org.tradebench.load.validity;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.tradebench.load.settings.CacheCounts;
import org.tradebench.load.telemetry.CacheUse;

/**
 * Predicts how many statements the requests of a measurement interval execute, from what each page is known to write and read; with a cache only what the cache
 * missed is read. The writes are those of docs/operations.md, which tests compare with the application; the reads were compared with the kept trials.
 *
 * @param least calls in the measurement interval
 * @param most calls in the measurement interval
 */
public record PredictedStatements(double least, double most) {
    /** Maximum number of symbols on the page of quotes; those that the cache misses are read by one statement. */
    private static final double QUOTES_A_STATEMENT = 5;

    /**
     * Holds the number of statements by label: login, logoff, register, update account, buy or sell; BEGIN is one, COMMIT is hardly counted.
     *
     * @param announcing statements that announce an order, after the one that found it
     */
    private record Writes(int login, int logoff, int register, int update, int order, int summary, int announcing) {}

    private static final Map<String, Writes> WRITES = Map.of(
            "direct", new Writes(2, 1, 1, 2, 3, 1, 0),
            "session-to-direct", new Writes(3, 2, 2, 3, 3, 1, 0),
            "jpa", new Writes(3, 2, 3, 3, 7, 3, 1),
            "ejb", new Writes(3, 2, 3, 3, 7, 3, 1));

    /** Statements with which a page reads without a cache, order alerts included. */
    private static final Map<String, Integer> READS = Map.of(
            "account", 4,
            "home", 3,
            "portfolio", 2,
            "sell: portfolio", 2,
            "quotes", 2,
            "buy", 1,
            "sell", 1,
            "login", 1,
            "register", 1,
            "update account", 3);

    /** Number of these that remain with Hibernate's second-level cache, which keeps no lists: alerts, holdings and orders. */
    private static final Map<String, Integer> LISTS = Map.of(
            "account", 2,
            "home", 2,
            "portfolio", 2,
            "sell: portfolio", 2,
            "quotes", 1,
            "buy", 1,
            "sell", 1,
            "login", 1,
            "register", 1,
            "update account", 2);

    /** Pages that show order alerts, which can be switched off; they are one statement of {@link #READS}. */
    private static final Map<String, Integer> ALERTS = alerts();

    private static Map<String, Integer> alerts() {
        Map<String, Integer> asking = new HashMap<>();
        READS.keySet().forEach(label -> asking.put(label, 1));
        asking.remove("login");
        asking.remove("register");
        return Map.copyOf(asking);
    }

    /**
     * Predicts the statements without a cache.
     *
     * @param mode runtime mode, by its name
     * @param requests of the measurement interval, by label
     * @return empty for a mode that is not known
     */
    public static Optional<PredictedStatements> withoutCache(String mode, Map<String, Long> requests) {
        return writes(mode, requests).map(writes -> {
            double all = writes + sum(requests, READS);
            return new PredictedStatements(all - sum(requests, ALERTS), all + announcements(mode, requests));
        });
    }

    /** Predicts the statements with a cache of this use. */
    public static Optional<PredictedStatements> withCache(String mode, Map<String, Long> requests, CacheUse cache) {
        return writes(mode, requests).map(writes -> {
            double quotes = 0;
            double others = 0;
            for (Map.Entry<String, CacheCounts> template : cache.templates().entrySet()) {
                double missed = template.getValue().misses();
                switch (kind(template.getKey())) {
                    case "Quote" -> quotes += missed;
                    case "MarketSummary" -> others += missed * of(mode).summary();
                    case "Account", "AccountProfile", "ClosedOrders", "Holdings", "Orders" -> others += missed;
                    default -> {
                        // The misses of pages execute no statements of their own: their parts are looked up separately.
                    }
                }
            }
            double sure = writes + others;
            return new PredictedStatements(
                    sure + quotes / QUOTES_A_STATEMENT, sure + quotes + announcements(mode, requests));
        });
    }

    /** Predicts the statements with a cache of this use for single rows, and none for lists. */
    public static Optional<PredictedStatements> withEntityCache(
            String mode, Map<String, Long> requests, CacheUse cache) {
        double lists = sum(requests, LISTS);
        double alerts = sum(requests, ALERTS);
        return withCache(mode, requests, cache)
                .map(rows -> new PredictedStatements(rows.least() + lists - alerts, rows.most() + lists));
    }

    /** Returns the statements that announce orders when every order is announced. */
    private static double announcements(String mode, Map<String, Long> requests) {
        int announcing = of(mode).announcing();
        return sum(requests, Map.of("buy", announcing, "sell", announcing));
    }

    private static Writes of(String mode) {
        return Objects.requireNonNull(WRITES.get(mode));
    }

    /** Returns the kind of a template: commands are identified by their classes, entries of the distributed map by their kinds. */
    private static String kind(String template) {
        String name = template.substring(template.lastIndexOf('.') + 1);
        return name.endsWith("Command") ? name.substring(0, name.length() - "Command".length()) : name;
    }

    private static Optional<Double> writes(String mode, Map<String, Long> requests) {
        return Optional.ofNullable(WRITES.get(mode))
                .map(writes -> sum(
                        requests,
                        Map.of(
                                "login", writes.login(),
                                "logoff", writes.logoff(),
                                "register", writes.register(),
                                "update account", writes.update(),
                                "buy", writes.order(),
                                "sell", writes.order())));
    }

    private static double sum(Map<String, Long> requests, Map<String, Integer> each) {
        return each.entrySet().stream()
                .mapToDouble(label -> label.getValue() * requests.getOrDefault(label.getKey(), 0L))
                .sum();
    }
}
