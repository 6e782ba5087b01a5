package org.tradebench.cache.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.cache.hibernate.Library.FIRST;
import static org.tradebench.cache.hibernate.Library.SECOND;

import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Set;
import org.hibernate.Session;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.UnconfirmedException;
import org.tradebench.cache.service.CacheService;

/** A session factory whose application replaces and bypasses the cache. */
@Timeout(60)
class RegionCacheTest {
    private final CacheService service = CacheService.builder().build();
    private final CacheInstance first = service.instance(CacheSettings.named("first"));
    private final CacheInstance second = service.instance(CacheSettings.named("second"));
    private final Application application = new Application();
    private final Library library = new Library(Map.of(TraderRegionFactory.CACHE, application));

    private final class Application implements RegionCache {
        private volatile @Nullable CacheInstance current = first;

        @Override
        public @Nullable CacheInstance instance() {
            return current;
        }

        @Override
        public EntryOptions options(Object id, EntryOptions ofRegion) {
            return ofRegion.withDependencyIds(Set.of(ofRegion.template(), "prices", "price of " + id));
        }
    }

    /** A region cache that Hibernate finds by its class name. */
    public static final class Nothing implements RegionCache {
        @Override
        public @Nullable CacheInstance instance() {
            return null;
        }

        @Override
        public EntryOptions options(Object id, EntryOptions ofRegion) {
            throw new AssertionError("nothing is stored");
        }
    }

    @AfterEach
    void close() {
        library.close();
        service.close();
    }

    @Test
    void storesEntriesInGroupsOfApplication() {
        library.priceOf(FIRST);
        assertThat(library.isCached(FIRST)).isTrue();

        first.invalidate("price of 2");
        assertThat(library.isCached(FIRST)).isTrue();
        first.invalidate("price of 1");
        assertThat(library.isCached(FIRST)).isFalse();

        library.priceOf(FIRST);
        library.factory.getCache().evictEntityData(Volume.class);
        assertThat(library.isCached(FIRST)).as("its region was evicted").isFalse();
    }

    @Test
    void storesNothingWhileBypassed() {
        library.priceOf(FIRST);
        application.current = null;

        assertThat(library.priceOf(FIRST)).isEqualTo(100);
        library.setPrice(FIRST, 120);
        assertThat(library.isCached(FIRST)).isFalse();
        assertThat(library.priceOf(FIRST)).isEqualTo(120);
    }

    /** Changes that were committed while the cache was bypassed have invalidated nothing. */
    @Test
    void storesNothingFromSessionBegunDuringBypass() {
        application.current = null;
        try (Session session = library.factory.openSession()) {
            application.current = first;

            assertThat(Library.priceIn(session, FIRST)).isEqualTo(100);

            assertThat(library.isCached(FIRST)).isFalse();
        }
    }

    @Test
    void doesNotFillInstanceOpenedDuringSession() {
        try (Session session = library.factory.openSession()) {
            application.current = second;

            assertThat(Library.priceIn(session, FIRST)).isEqualTo(100);

            assertThat(second.entries()).isEmpty();
        }
        library.priceOf(FIRST);
        assertThat(second.entries()).isNotEmpty();
    }

    /** Entries that another session stores between the update and the commit are removed after the commit. */
    @Test
    void removesAllAfterCommitDespiteUnconfirmed() {
        library.factory.inTransaction(session -> {
            session.find(Volume.class, FIRST).setPrice(120);
            session.find(Volume.class, SECOND).setPrice(130);
            session.flush();
            library.priceOf(FIRST);
            library.priceOf(SECOND);
            assertThat(library.isCached(FIRST)).isTrue();
            assertThat(library.isCached(SECOND)).isTrue();
            application.current = unconfirmed();
        });

        assertThat(library.isCached(FIRST)).isFalse();
        assertThat(library.isCached(SECOND)).isFalse();
    }

    /** Delegates to the first instance, and reports each invalidation as not confirmed by another member. */
    private CacheInstance unconfirmed() {
        return (CacheInstance) Proxy.newProxyInstance(
                CacheInstance.class.getClassLoader(),
                new Class<?>[] {CacheInstance.class},
                (proxy, method, arguments) -> {
                    Object answer = method.invoke(first, arguments);
                    if (method.getName().equals("invalidate")) {
                        throw new UnconfirmedException("another member does not answer");
                    }
                    return answer;
                });
    }

    @Test
    void loadsRegionCacheByClassName() {
        try (Library other = new Library(Map.of(TraderRegionFactory.CACHE, Nothing.class.getName()))) {
            other.priceOf(FIRST);
            assertThat(other.isCached(FIRST)).isFalse();
        }
        assertThatThrownBy(() -> new Library(Map.of(TraderRegionFactory.CACHE, "no.such.Cache")))
                .hasStackTraceContaining("no.such.Cache");
    }

    @Test
    void rejectsQueryCache() {
        assertThatThrownBy(() -> new Library(
                        Map.of(TraderRegionFactory.CACHE, application, "hibernate.cache.use_query_cache", "true")))
                .hasStackTraceContaining("expected hibernate.cache.use_query_cache=false");
    }
}
