package org.tradebench.app.caching.servlet;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.caching.command.TradePolicies;
import org.tradebench.app.settings.CachingType;
import org.tradebench.app.settings.SettingValues;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.settings.WebInterface;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.fragment.FragmentCache;
import org.tradebench.cache.fragment.FragmentSettings;

/** Provides the cache of pages and parts of pages, if the caching type asks for it. They are in the same cache instance as the answers. */
@ApplicationScoped
public class TradeFragments {
    /** Maximum characters of a cached page. Most have a few thousand; a longer one is a long list, and a cache that counts entries could hold too many. */
    private static final int LARGEST = 32 * 1024;

    private record InstanceFragments(CacheInstance instance, FragmentCache fragments) {}

    @Inject
    private TradeSettings settings;

    @Inject
    private TradeCache cache;

    @Inject
    private TradePolicies policies;

    private volatile @Nullable InstanceFragments over;

    /** Returns null while pages are not cached. */
    public @Nullable FragmentCache current() {
        if (settings.cachingType() != CachingType.COMMAND_AND_SERVLET) {
            return null;
        }
        CacheInstance instance = cache.answers();
        if (instance == null) {
            return null;
        }
        InstanceFragments latest = over;
        if (latest == null || latest.instance() != instance) {
            FragmentSettings how =
                    new FragmentSettings(cache.invalidatesBefore(), cache.waitsForConfirmation(), LARGEST);
            latest = new InstanceFragments(instance, FragmentCache.of(policies.get(), how, instance));
            over = latest;
        }
        return latest.fragments();
    }

    /** Returns whether the pages can be cached: the views of Faces cannot. */
    boolean keepsPages() {
        return settings.now().webInterface() != WebInterface.FACES;
    }

    /** Returns the kind of pages that are rendered now: with or without order alerts, by which web interface, and whether they link to explanations. Kinds are cached separately. */
    String kindOfPages() {
        return kindOf(settings.now());
    }

    static String kindOf(SettingValues now) {
        return (now.displayOrderAlerts() ? "alerts " : "silent ")
                + now.webInterface().label()
                + (now.explain() ? " explained" : "");
    }

    boolean keepsMarketSummaries() {
        return settings.now().marketSummaryInterval() != 0;
    }
}
