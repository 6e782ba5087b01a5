package org.tradebench.app.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.tradebench.app.domain.TradeException;
import org.tradebench.cache.CacheSettings;

/** Lists everything that can be set, by the name of its environment variable. */
@SuppressWarnings("ImmutableEnumChecker") // The checks hold no state, which a Predicate's type cannot say.
public enum TradeSetting {
    RUNTIME_MODE("Direct", RuntimeMode.values(), true),
    ORDER_PROCESSING_MODE("Synchronous", OrderProcessingMode.values(), true),
    /** Seconds that an order may be open before the sweep completes it: its message was lost, or never sent. */
    ORDER_SWEEP_AGE("30", 5, 86_400, true),
    PUBLISH_QUOTES("with orders", QuotePublishing.values(), true),
    ACCESS_MODE("Standard", OperationAccess.values(), true),
    /** Where {@link OperationAccess#WEB_SERVICES} sends its messages; empty: to this very server. */
    SOAP_ENDPOINT(
            "",
            "empty, or the address of a server's TradeWSServices, such as http://host:9080/daytrader/services/TradeWSServices",
            text -> text.isEmpty() || text.matches("https?://[^\\s/?#@]+/[^\\s?#]+"),
            false),
    /** Minimum threads of the server, which reads this itself. */
    TRADER_CORE_THREADS(
            "-1",
            "-1 to let the server decide, or a whole number from 4 to 10000",
            text -> text.equals("-1") || isBetween(text, 4, 10_000),
            false),
    CACHING_TYPE("No Caching", CachingType.values(), true),
    /** Users that the population makes and that {@code /scenario} draws from. */
    MAX_USERS("2000", 1, 10_000_000, true),
    /** Quotes that the population makes and that {@code /scenario} draws from. */
    MAX_QUOTES("1000", 1, 10_000_000, true),
    /** Seconds for which a market summary is reused; 0: each one is fresh. */
    MARKET_SUMMARY_INTERVAL("20", 0, 86_400, true),
    DISPLAY_ORDER_ALERTS("true", true),
    /** Mix that {@code /scenario} plays unless its request names one. */
    WORKLOAD_MIX("Standard", WorkloadMix.values(), true),
    WEB_INTERFACE("JSP", WebInterface.values(), true),
    PRIM_ITERATIONS("1", 1, 100, true),
    /** For teachers: whether a user can see what a page did. */
    TRADER_EXPLAIN("false", true),
    /** Rounds of arithmetic that each request executes in addition, to test whether a measurement detects a known difference. */
    EXTRA_WORK("0", 0, 10_000_000, true),
    /** PBKDF2 iterations of passwords hashed from now on; 1,024 is the least that Jakarta Security allows. */
    TRADER_HASH_ROUNDS("1024", 1024, 10_000_000, false),
    PASSWORD_CHANGE("Current password", PasswordChange.values(), true),
    TRADER_PRICE_SEED("42", Long.MIN_VALUE, Long.MAX_VALUE, false),

    TRADER_TOKEN_MINUTES("60", 1, 43_200, true),
    LIVE_CLIENTS("2000", 0, 100_000, true),
    /** Milliseconds between two pushes to one client; what happens in between is in the next one. */
    LIVE_PUSH_INTERVAL("1000", 10, 60_000, true),
    /** Seconds of silence after which a client is asked for a sign of life. */
    LIVE_HEARTBEAT("15", 1, 3_600, true),
    /** Seconds that a message may take to leave, and a WebSocket client to answer a ping. */
    LIVE_SEND_TIMEOUT("10", 1, 600, true),
    /** Seconds after which an event stream ends, so that its client comes again. */
    LIVE_STREAM_SECONDS("900", 1, 86_400, true),

    CACHE_SIZE("20000", CacheSettings.MIN_ENTRIES, 10_000_000, true),
    CACHE_EVICTION("W-TinyLFU", EvictionChoice.values(), true),
    CACHE_SINGLE_FLIGHT("true", true),
    /** DynaCache's order of an update, which leaves old values behind: for experiments only. */
    CACHE_INVALIDATE_BEFORE("false", true),
    TRADE_REPLICATION_SHARING_TYPE("1", 1, 4, true),
    CACHE_OFFLOAD("false", false),
    /** Below the server's own folder unless it begins at the root. */
    CACHE_OFFLOAD_DIRECTORY("cache", "a folder", text -> true, false),
    CACHE_OFFLOAD_ENTRIES(
            "100000",
            "a whole number from 20 to 1000000000, or 0 for no limit",
            text -> text.equals("0") || isBetween(text, 20, 1_000_000_000),
            false),
    CACHE_OFFLOAD_EVICTION("Random", OffloadEviction.values(), false),

    CACHE_CLUSTER("false", false),
    /** Members of one name find each other. */
    CACHE_CLUSTER_NAME("trader", "letters, digits, '-', '_' and '.'", text -> text.matches("[a-z0-9._-]{1,64}"), false),
    CACHE_CLUSTER_BIND_ADDRESS("127.0.0.1", "an address or a host name", text -> !text.contains(" "), false),
    /** The failure detector listens 100 above it. */
    CACHE_CLUSTER_PORT("7800", 1, 65_435, false),
    CACHE_CLUSTER_DISCOVERY("Members", ClusterDiscovery.values(), false),
    /** What the discovery needs: see {@link ClusterDiscovery}. */
    CACHE_CLUSTER_MEMBERS("", "addresses with ports, a DNS name, or a multicast address", text -> true, false),
    CACHE_CLUSTER_ENCRYPTED("true", false),
    /** Milliseconds that pushes and announcements wait to be sent together. */
    CACHE_PUSH_INTERVAL("1000", 1, 60_000, false),
    CACHE_INVALIDATIONS_BATCHED("false", false),
    CACHE_WAIT_FOR_CONFIRMATION("true", false),
    /** Members of the complete cluster; 0 = unknown: missing members are not detected. */
    CACHE_CLUSTER_SIZE("0", 0, 100, false),
    CACHE_PARTITION("Bypass", PartitionBehaviour.values(), false),
    /** Seconds that an entry may be served at most while members are missing. */
    CACHE_PARTITION_STALENESS("10", 1, 86_400, false),
    /** Seconds for which a member that has not heard from all others still answers from its cache; 0: without limit. */
    CACHE_FENCE_AFTER("0", 0, 60, false);

    private final String defaultText;
    private final String allowed;
    private final List<String> choices;
    private final Predicate<String> check;
    private final boolean atRunTime;

    TradeSetting(String defaultText, String allowed, List<String> choices, Predicate<String> check, boolean atRunTime) {
        this.defaultText = defaultText;
        this.allowed = allowed;
        this.choices = choices;
        this.check = check;
        this.atRunTime = atRunTime;
    }

    TradeSetting(String defaultText, String allowed, Predicate<String> check, boolean atRunTime) {
        this(defaultText, allowed, List.of(), check, atRunTime);
    }

    TradeSetting(String defaultText, long minimum, long maximum, boolean atRunTime) {
        this(
                defaultText,
                "a whole number from %d to %d".formatted(minimum, maximum),
                text -> isBetween(text, minimum, maximum),
                atRunTime);
    }

    TradeSetting(String defaultText, List<String> choices, boolean atRunTime) {
        this(
                defaultText,
                String.join(", ", choices),
                choices,
                text -> choices.stream().anyMatch(text::equalsIgnoreCase),
                atRunTime);
    }

    TradeSetting(String defaultText, Choice[] choices, boolean atRunTime) {
        this(defaultText, Arrays.stream(choices).map(Choice::label).toList(), atRunTime);
    }

    /** Takes yes or no. */
    TradeSetting(String defaultText, boolean atRunTime) {
        this(defaultText, List.of("true", "false"), atRunTime);
    }

    public String defaultText() {
        return defaultText;
    }

    /** Returns the valid values, for people. */
    public String allowed() {
        return allowed;
    }

    /** Returns all valid values; empty when there are too many to list. */
    public List<String> choices() {
        return choices;
    }

    public boolean atRunTime() {
        return atRunTime;
    }

    /**
     * Returns the value without blanks around it.
     *
     * @throws TradeException BAD_INPUT names the setting, the value and the valid ones
     */
    String checked(String value) {
        String text = value.strip();
        if (!check.test(text.toLowerCase(Locale.ROOT))) {
            throw TradeException.badInput("%s is '%s'; it may be %s".formatted(name(), value, allowed));
        }
        return text;
    }

    static Optional<TradeSetting> named(String name) {
        for (TradeSetting setting : values()) {
            if (setting.name().equals(name)) {
                return Optional.of(setting);
            }
        }
        return Optional.empty();
    }

    String text(Map<TradeSetting, String> texts) {
        return Objects.requireNonNull(texts.get(this));
    }

    int number(Map<TradeSetting, String> texts) {
        return Integer.parseInt(text(texts));
    }

    boolean isTrue(Map<TradeSetting, String> texts) {
        return text(texts).equalsIgnoreCase("true");
    }

    <C extends Choice> C choice(Map<TradeSetting, String> texts, C[] all) {
        return Choice.of(all, text(texts)).orElseThrow();
    }

    private static boolean isBetween(String text, long minimum, long maximum) {
        try {
            long number = Long.parseLong(text);
            return number >= minimum && number <= maximum;
        } catch (NumberFormatException notANumber) {
            return false;
        }
    }
}
