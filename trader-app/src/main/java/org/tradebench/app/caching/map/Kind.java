package org.tradebench.app.caching.map;

import java.time.Duration;
import java.util.Set;
import org.tradebench.app.caching.CacheNames;
import org.tradebench.cache.EntryOptions;

/** The kinds of entries: what their ids begin with, how they are kept, which groups they belong to. */
@SuppressWarnings(
        "ImmutableEnumChecker") // EntryOptions is a record that copies its set; it does not know the annotation.
enum Kind {
    ACCOUNT("Account", CacheNames.ALL_USERS),
    PROFILE("AccountProfile", CacheNames.ALL_USERS),
    HOLDINGS("Holdings", CacheNames.ALL_USERS),
    ORDERS("Orders", CacheNames.ALL_USERS),
    CLOSED_ORDERS("ClosedOrders", CacheNames.ALL_USERS),
    QUOTE("Quote", CacheNames.ALL_QUOTES),
    /** Trade's policy: no summary is older than 10 s. */
    MARKET_SUMMARY("MarketSummary", Duration.ofSeconds(10));

    /** Trade's policy gives it to every entry. */
    private static final int PRIORITY = 3;

    private final String template;
    private final String everyOne;
    private final EntryOptions options;

    Kind(String template, String everyOne) {
        this(template, everyOne, Duration.ZERO);
    }

    Kind(String template, Duration timeToLive) {
        this(template, "", timeToLive);
    }

    Kind(String template, String everyOne, Duration timeToLive) {
        this.template = template;
        this.everyOne = everyOne;
        this.options = EntryOptions.DEFAULT
                .withPriority(PRIORITY)
                .withTimeToLive(timeToLive)
                .withTemplate(template);
    }

    /** Without the groups: what is needed to ask for an entry. */
    EntryOptions options() {
        return options;
    }

    String id(String key) {
        return template + ':' + key;
    }

    /** @param group of the one user or quote that it is about, besides that of all of them */
    EntryOptions options(String group) {
        return options.withDependencyIds(everyOne.isEmpty() ? Set.of(group) : Set.of(group, everyOne));
    }
}
