package org.tradebench.app.settings;

import java.util.EnumMap;
import java.util.Map;
import org.tradebench.app.domain.TradeException;

/**
 * Holds all settings at one moment, checked and parsed.
 *
 * @param texts each setting's value as it was given
 * @param orderSweepAge seconds
 * @param marketSummaryInterval seconds; 0: each summary is fresh
 * @param explain whether a user can see what the last page made the application do
 * @param extraWork rounds of arithmetic that each request costs in addition
 */
public record SettingValues(
        Map<TradeSetting, String> texts,
        RuntimeMode runtimeMode,
        OrderProcessingMode orderProcessingMode,
        int orderSweepAge,
        QuotePublishing quotePublishing,
        OperationAccess accessMode,
        CachingSettings caching,
        int maxUsers,
        int maxQuotes,
        int marketSummaryInterval,
        boolean displayOrderAlerts,
        WorkloadMix workloadMix,
        WebInterface webInterface,
        int primIterations,
        boolean explain,
        int extraWork,
        int hashRounds,
        PasswordChange passwordChange,
        long priceSeed,
        int tokenMinutes,
        LiveSettings live) {
    static final String ADMIN_PASSWORD = "TRADER_ADMIN_PASSWORD";
    private static final int MIN_PASSWORD = 12;

    /** The variable with what the members of a cluster must share: no {@link TradeSetting}, for settings are shown. */
    static final String CLUSTER_SECRET = "CACHE_CLUSTER_SECRET";

    /** The variable with what signs bearer tokens; where a cluster has none, its {@link #CLUSTER_SECRET} stands in. */
    static final String TOKEN_SECRET = "TRADER_TOKEN_SECRET";

    /** Enough for a handful of users. */
    private static final int MIN_THREADS = 16;

    /** Characters; shorter ones can be guessed from the members' traffic. */
    private static final int MIN_SECRET = 16;

    /**
     * Reads the environment; the default where it has none, or a blank one.
     *
     * @throws TradeException BAD_INPUT at the first bad value
     */
    static SettingValues of(Map<String, String> environment) {
        EnumMap<TradeSetting, String> texts = new EnumMap<>(TradeSetting.class);
        for (TradeSetting setting : TradeSetting.values()) {
            String value = environment.getOrDefault(setting.name(), "");
            texts.put(setting, setting.checked(value.isBlank() ? setting.defaultText() : value));
        }
        SettingValues values = parsed(texts);
        int passwordCharacters =
                environment.getOrDefault(ADMIN_PASSWORD, "").strip().length();
        if (passwordCharacters > 0 && passwordCharacters < MIN_PASSWORD) {
            throw TradeException.badInput(
                    "%s has %d characters; it must have %d or more, or be unset: then a password is generated and printed once"
                            .formatted(ADMIN_PASSWORD, passwordCharacters, MIN_PASSWORD));
        }
        int characters = environment.getOrDefault(CLUSTER_SECRET, "").strip().length();
        if (values.caching().cluster().isPresent() && characters < MIN_SECRET) {
            throw TradeException.badInput(
                    "CACHE_CLUSTER is true and %s has %d characters; it must have %d or more, the same on every member"
                            .formatted(CLUSTER_SECRET, characters, MIN_SECRET));
        }
        int tokenCharacters = environment.getOrDefault(TOKEN_SECRET, "").strip().length();
        if (tokenCharacters > 0 && tokenCharacters < MIN_SECRET) {
            throw TradeException.badInput("%s has %d characters; it may have %d or more, the same on every server"
                    .formatted(TOKEN_SECRET, tokenCharacters, MIN_SECRET));
        }
        if (!TradeSetting.SOAP_ENDPOINT.text(texts).isEmpty() && tokenCharacters + characters == 0) {
            throw TradeException.badInput(
                    "SOAP_ENDPOINT is set and %s is not; both servers must have the same one to authenticate each other"
                            .formatted(TOKEN_SECRET));
        }
        return values;
    }

    /**
     * Returns these values with some changed.
     *
     * @throws TradeException BAD_INPUT when there is no such setting, when it cannot be changed at run time, or when its value is bad
     */
    SettingValues with(Map<String, String> changes) {
        EnumMap<TradeSetting, String> changed = new EnumMap<>(texts);
        changes.forEach((name, value) -> {
            TradeSetting setting = TradeSetting.named(name)
                    .orElseThrow(() -> TradeException.badInput("There is no setting '%s'".formatted(name)));
            String text = setting.checked(value);
            if (!setting.atRunTime() && !text.equals(texts.get(setting))) {
                throw TradeException.badInput("%s can be set at the start only".formatted(name));
            }
            changed.put(setting, text);
        });
        return parsed(changed);
    }

    /** Checks for enough threads: pages that wait for messages to their own server hold threads of the pool from which those need one each. */
    private static void checkThreads(Map<TradeSetting, String> texts) {
        OperationAccess access = TradeSetting.ACCESS_MODE.choice(texts, OperationAccess.values());
        boolean toItself = TradeSetting.SOAP_ENDPOINT.text(texts).isEmpty();
        int threads = TradeSetting.TRADER_CORE_THREADS.number(texts);
        if (access == OperationAccess.WEB_SERVICES && toItself && threads < MIN_THREADS) {
            throw TradeException.badInput(
                    "ACCESS_MODE is WebServices, SOAP_ENDPOINT is empty and TRADER_CORE_THREADS is %d; it must be %d or more, set at the start, and twice the number of clients"
                            .formatted(threads, MIN_THREADS));
        }
    }

    private static void checkSecondLevel(Map<TradeSetting, String> texts) {
        RuntimeMode mode = TradeSetting.RUNTIME_MODE.choice(texts, RuntimeMode.values());
        CachingType caching = TradeSetting.CACHING_TYPE.choice(texts, CachingType.values());
        if (caching == CachingType.SECOND_LEVEL && !mode.usesHibernate()) {
            String hibernateModes = RuntimeMode.JPA.label() + " or " + RuntimeMode.EJB.label();
            throw TradeException.badInput(
                    "CACHING_TYPE is %s, the cache of Hibernate, which RUNTIME_MODE %s does not use; RUNTIME_MODE must be %s"
                            .formatted(caching.label(), mode.label(), hibernateModes));
        }
    }

    private static SettingValues parsed(Map<TradeSetting, String> texts) {
        checkThreads(texts);
        checkSecondLevel(texts);
        return new SettingValues(
                Map.copyOf(texts),
                TradeSetting.RUNTIME_MODE.choice(texts, RuntimeMode.values()),
                TradeSetting.ORDER_PROCESSING_MODE.choice(texts, OrderProcessingMode.values()),
                TradeSetting.ORDER_SWEEP_AGE.number(texts),
                TradeSetting.PUBLISH_QUOTES.choice(texts, QuotePublishing.values()),
                TradeSetting.ACCESS_MODE.choice(texts, OperationAccess.values()),
                CachingSettings.of(texts),
                TradeSetting.MAX_USERS.number(texts),
                TradeSetting.MAX_QUOTES.number(texts),
                TradeSetting.MARKET_SUMMARY_INTERVAL.number(texts),
                TradeSetting.DISPLAY_ORDER_ALERTS.isTrue(texts),
                TradeSetting.WORKLOAD_MIX.choice(texts, WorkloadMix.values()),
                TradeSetting.WEB_INTERFACE.choice(texts, WebInterface.values()),
                TradeSetting.PRIM_ITERATIONS.number(texts),
                TradeSetting.TRADER_EXPLAIN.isTrue(texts),
                TradeSetting.EXTRA_WORK.number(texts),
                TradeSetting.TRADER_HASH_ROUNDS.number(texts),
                TradeSetting.PASSWORD_CHANGE.choice(texts, PasswordChange.values()),
                Long.parseLong(TradeSetting.TRADER_PRICE_SEED.text(texts)),
                TradeSetting.TRADER_TOKEN_MINUTES.number(texts),
                LiveSettings.of(texts));
    }
}
