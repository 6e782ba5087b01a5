package org.tradebench.app.caching.map;

import java.time.Duration;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.tradebench.app.services.DependencyIds;
import org.tradebench.cache.EntryOptions;

/** Lists the kinds of entries: what their ids begin with, how they are kept, by which dependency ids they are invalidated. */
@SuppressWarnings(
        "ImmutableEnumChecker") // EntryOptions is a record that copies its set; it does not know the annotation.
enum EntryKind {
    ACCOUNT("Account", DependencyIds.ALL_USERS, DependencyIds::account),
    PROFILE("AccountProfile", DependencyIds.ALL_USERS, DependencyIds::profile),
    HOLDINGS("Holdings", DependencyIds.ALL_USERS, DependencyIds::holdings),
    ORDERS("Orders", DependencyIds.ALL_USERS, DependencyIds::orders),
    CLOSED_ORDERS("ClosedOrders", DependencyIds.ALL_USERS, DependencyIds::closedOrders),
    QUOTE("Quote", DependencyIds.ALL_QUOTES, DependencyIds::quote),
    /** No summary is older than 10 s, as in Trade's policy. */
    MARKET_SUMMARY(
            "MarketSummary",
            DependencyIds.MARKET_SUMMARY,
            none -> DependencyIds.MARKET_SUMMARY,
            Duration.ofSeconds(10));

    private static final int PRIORITY = 3;

    private final String template;
    private final String everyOne;
    private final UnaryOperator<String> ofOwner;
    private final EntryOptions options;

    EntryKind(String template, String everyOne, UnaryOperator<String> ofOwner) {
        this(template, everyOne, ofOwner, Duration.ZERO);
    }

    EntryKind(String template, String everyOne, UnaryOperator<String> ofOwner, Duration timeToLive) {
        this.template = template;
        this.everyOne = everyOne;
        this.ofOwner = ofOwner;
        this.options = EntryOptions.DEFAULT
                .withPriority(PRIORITY)
                .withTimeToLive(timeToLive)
                .withTemplate(template);
    }

    /** Returns the options for looking up an entry, without dependency ids. */
    EntryOptions options() {
        return options;
    }

    String id(String key) {
        return template + ':' + key;
    }

    /** @param owner the user or the symbol that the entry is about */
    EntryOptions options(String owner) {
        String own = ofOwner.apply(owner);
        return options.withDependencyIds(own.equals(everyOne) ? Set.of(own) : Set.of(own, everyOne));
    }
}
