package org.tradebench.app.caching.servlet;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.caching.command.TradePolicies;
import org.tradebench.app.settings.CachingType;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.settings.WebInterface;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.fragment.FragmentCache;
import org.tradebench.cache.fragment.FragmentSettings;

/** The cache of pages and of parts of pages, where the caching type asks for it: in the one instance, beside what the pages are made of. */
@ApplicationScoped
public class TradeFragments {
    /** Characters. The pages have some thousands; a longer one is somebody's long list, of which a cache that counts entries could hold too many. */
    private static final int LARGEST = 32 * 1024;

    /** What works over an instance. */
    private record Over(CacheInstance instance, FragmentCache fragments) {}

    @Inject
    private TradeSettings settings;
    @Inject
    private TradeCache cache;
    @Inject
    private TradePolicies policies;

    private volatile @Nullable Over over;

    /** Null while pages are not kept. */
    public @Nullable FragmentCache current() {
        if (settings.cachingType() != CachingType.COMMAND_AND_SERVLET) {
            return null;
        }
        CacheInstance instance = cache.answers();
        if (instance == null) {
            return null;
        }
        Over there = over;
        if (there == null || there.instance() != instance) {
            FragmentSettings how =
                    new FragmentSettings(cache.invalidatesBefore(), cache.waitsForConfirmation(), LARGEST);
            there = new Over(instance, FragmentCache.of(policies.get(), how, instance));
            over = there;
        }
        return there.fragments();
    }

    /** Whether what draws the pages now can be kept: the views of Faces are not. */
    boolean keepsPages() {
        return settings.webInterface() != WebInterface.FACES;
    }

    /** What two pages must have in common to stand for each other: whether they announce orders and have pictures. */
    String kindOfPages() {
        return (settings.displayOrderAlerts() ? "alerts " : "silent ")
                + settings.webInterface().word();
    }

    /** Whether a market summary may be older than the moment. */
    boolean keepsMarketSummaries() {
        return settings.marketSummaryInterval() != 0;
    }
}
