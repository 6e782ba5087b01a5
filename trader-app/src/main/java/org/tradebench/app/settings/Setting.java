package org.tradebench.app.settings;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.tradebench.app.domain.TradeException;

/** Everything that can be set, by the name of its environment variable. */
@SuppressWarnings("ImmutableEnumChecker") // The checks hold no state, which a Predicate's type cannot say.
public enum Setting {
    RUNTIME_MODE("Direct", Choice.words(RuntimeMode.values()), oneOf(RuntimeMode.values()), true),
    ORDER_PROCESSING_MODE(
            "Synchronous", Choice.words(OrderProcessingMode.values()), oneOf(OrderProcessingMode.values()), true),
    CACHING_TYPE("No Caching", Choice.words(CachingType.values()), oneOf(CachingType.values()), true),
    /** Users that the population makes and that {@code /scenario} draws from. */
    MAX_USERS("2000", 1, 10_000_000, true),
    /** Quotes that the population makes and that {@code /scenario} draws from. */
    MAX_QUOTES("1000", 1, 10_000_000, true),
    /** Seconds that a market summary serves; 0: each one is fresh. */
    MARKET_SUMMARY_INTERVAL("20", 0, 86_400, true),
    DISPLAY_ORDER_ALERTS("true", "true, false", word -> word.equals("true") || word.equals("false"), true),
    /** PBKDF2 iterations of passwords hashed from now on; 1,024 is the least that Jakarta Security allows. */
    TRADER_HASH_ROUNDS("1024", 1024, 10_000_000, false),
    /** Where the price changes start from. */
    TRADER_PRICE_SEED("42", Long.MIN_VALUE, Long.MAX_VALUE, false);

    private final String defaultWord;
    private final String allowed;
    private final Predicate<String> check;
    private final boolean atRunTime;

    Setting(String defaultWord, String allowed, Predicate<String> check, boolean atRunTime) {
        this.defaultWord = defaultWord;
        this.allowed = allowed;
        this.check = check;
        this.atRunTime = atRunTime;
    }

    Setting(String defaultWord, long least, long most, boolean atRunTime) {
        this(
                defaultWord,
                "a whole number from %d to %d".formatted(least, most),
                word -> isBetween(word, least, most),
                atRunTime);
    }

    /** The value when the environment has none. */
    public String defaultWord() {
        return defaultWord;
    }

    /** What it may be, for people. */
    public String allowed() {
        return allowed;
    }

    /** Whether it can be changed while the application runs. */
    public boolean atRunTime() {
        return atRunTime;
    }

    /**
     * The value without blanks around it.
     *
     * @throws TradeException BAD_INPUT; one line that names the setting, the value and what it may be
     */
    String checked(String value) {
        String word = value.strip();
        if (!check.test(word.toLowerCase(Locale.ROOT))) {
            throw TradeException.badInput("%s is '%s'; it may be %s".formatted(name(), value, allowed));
        }
        return word;
    }

    /** The setting of this name, in capitals. */
    static Optional<Setting> named(String name) {
        for (Setting setting : values()) {
            if (setting.name().equals(name)) {
                return Optional.of(setting);
            }
        }
        return Optional.empty();
    }

    private static Predicate<String> oneOf(Choice[] choices) {
        return word -> Choice.of(choices, word).isPresent();
    }

    private static boolean isBetween(String word, long least, long most) {
        try {
            long number = Long.parseLong(word);
            return number >= least && number <= most;
        } catch (NumberFormatException notANumber) {
            return false;
        }
    }
}
