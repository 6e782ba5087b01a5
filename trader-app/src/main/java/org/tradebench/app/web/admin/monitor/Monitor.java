package org.tradebench.app.web.admin.monitor;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.caching.command.TradePolicies;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.settings.CachingSettings;
import org.tradebench.app.settings.CachingType;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.UnconfirmedException;
import org.tradebench.cache.monitoring.CacheInspector;
import org.tradebench.cache.monitoring.Listing;
import org.tradebench.cache.policy.CachePolicies;
import org.tradebench.cache.spi.ClusterMembership;

/** Reads the caches for the monitor's page and JSON, and removes entries for the administrator. */
@ApplicationScoped
class Monitor {
    @Inject
    private TradeCache cache;

    @Inject
    private TradePolicies policies;

    @Inject
    private TradeSettings settings;

    TradeCache cache() {
        return cache;
    }

    CachingSettings caching() {
        return settings.now().caching();
    }

    CachePolicies policies() {
        return policies.get();
    }

    ClusterMembership cluster() {
        return cache.cluster();
    }

    /**
     * Returns the requested instance.
     *
     * @return empty while there is none at all
     * @throws TradeException NOT_FOUND when there is none of this name
     */
    Optional<CacheInstance> instance(MonitorRequest look) {
        Optional<CacheInstance> found = cache.instance();
        if (!look.instance().isEmpty()
                && found.stream().noneMatch(one -> one.name().equals(look.instance()))) {
            throw TradeException.notFound("There is no cache of this name. "
                    + found.map(one -> "There is one: " + one.name() + ".").orElse("There is none now."));
        }
        return found;
    }

    /**
     * Returns the page of a list.
     *
     * @throws TradeException NOT_FOUND when the list ends before it
     */
    static <T> Listing<T> paged(Supplier<Listing<T>> list) {
        try {
            return list.get();
        } catch (IllegalArgumentException e) {
            throw TradeException.notFound("There is no " + e.getMessage() + ".");
        }
    }

    String state() {
        CachingType type = settings.cachingType();
        if (cache.instance().isEmpty()) {
            return "No caching is on: every answer comes from the database. Set CACHING_TYPE on the configuration page to change that.";
        }
        if (type == CachingType.NO_CACHING) {
            return "No caching is on here. The cache exists because other servers may cache answers and need invalidations.";
        }
        return "Caching type: " + type.label() + ". "
                + (cache.isWatchConnected()
                        ? "Answers come from the cache."
                        : "The cache is bypassed: the connection that watches the database is not established.");
    }

    /**
     * Removes by id and by group.
     *
     * @return what was done, for people
     * @throws TradeException CONFLICT while there is no cache; UNAVAILABLE when another server has not confirmed in time
     */
    String invalidate(String name) {
        CacheInstance instance = requireInstance();
        int named = new CacheInspector(instance).namedBy(name).size();
        confirmed(() -> instance.invalidateAll(Set.of(name), cache.waitsForConfirmation()));
        String what = "Invalidated '" + name + "'";
        return switch (named) {
            case 0 -> what + ": no entry here had this id or belonged to this group.";
            case 1 -> what + ": 1 entry was here.";
            default -> what + ": " + named + " entries were here.";
        };
    }

    /**
     * Removes everything.
     *
     * @return what was done, for people
     * @throws TradeException CONFLICT while there is no cache; UNAVAILABLE when another server has not confirmed in time
     */
    String clear() {
        CacheInstance instance = requireInstance();
        int entries = instance.size(true);
        confirmed(cache::clearConfirmed);
        return "Cleared cache '" + instance.name() + "': " + entries + (entries == 1 ? " entry was" : " entries were")
                + " here.";
    }

    private CacheInstance requireInstance() {
        return cache.instance()
                .orElseThrow(() -> TradeException.conflict("No caching is on: there is nothing to remove."));
    }

    private static void confirmed(Runnable removal) {
        try {
            removal.run();
        } catch (UnconfirmedException e) {
            throw new TradeException(
                    Reason.UNAVAILABLE,
                    "Done on this server and sent to the others; not all of them confirmed it in time.");
        }
    }
}
