package org.tradebench.app.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.app.caching.Bank.Read;
import org.tradebench.app.domain.RowsReplaced;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.settings.CachingType;

/** Checks when there is a cache, with which settings, and when it is bypassed. */
class TradeCacheTest {
    private static int quoteReads(Remembering remembering) {
        remembering.bank.readsOf(Read.QUOTES);
        remembering.services().getQuote("s:1");
        return remembering.bank.readsOf(Read.QUOTES);
    }

    @Test
    void createsNoCacheWithoutCaching() {
        try (Remembering remembering = new Remembering(CachingType.NO_CACHING)) {
            assertThat(quoteReads(remembering)).isOne();
            assertThat(quoteReads(remembering)).isOne();
            assertThat(remembering.cache.instance()).isEmpty();
        }
    }

    @Test
    void createsEmptyCacheWhenSizeChanges() {
        try (Remembering remembering = new Remembering(CachingType.COMMAND)) {
            quoteReads(remembering);
            assertThat(remembering.cache.instance().orElseThrow().size()).isOne();

            remembering.settings.change(Map.of("CACHE_SIZE", "500", "CACHE_EVICTION", "LRU"));

            assertThat(remembering.cache.instance().orElseThrow().size()).isZero();
            assertThat(remembering.cache.instance().orElseThrow().settings().maxEntries())
                    .isEqualTo(500);
            assertThat(quoteReads(remembering)).isOne();
            assertThat(quoteReads(remembering)).isZero();
        }
    }

    @Test
    void keepsCacheWhenOtherSettingChanges() {
        try (Remembering remembering = new Remembering(CachingType.DISTRIBUTED_MAP)) {
            quoteReads(remembering);
            remembering.settings.change(Map.of("RUNTIME_MODE", "JPA"));
            assertThat(quoteReads(remembering)).isZero();
        }
    }

    /** A request that began under another caching type invalidates the cache that exists when its change is committed. */
    @ParameterizedTest
    @EnumSource
    void invalidatesCurrentCacheAfterTypeChange(CachingType before) {
        for (CachingType now : new CachingType[] {CachingType.COMMAND, CachingType.DISTRIBUTED_MAP}) {
            try (Remembering remembering = new Remembering(before)) {
                TradeServices begun = remembering.services();
                remembering.use(now);
                assertThat(quoteReads(remembering)).isOne();
                assertThat(quoteReads(remembering)).isZero();

                begun.updateQuotePriceVolume("s:1", BigDecimal.ONE, 1);

                assertThat(remembering.services().getQuote("s:1").price()).isEqualByComparingTo("11");
            }
        }
    }

    @Test
    void forgetsReplacedRows() {
        try (Remembering remembering = new Remembering(CachingType.DISTRIBUTED_MAP)) {
            quoteReads(remembering);
            remembering.cache.forget(new RowsReplaced());
            assertThat(quoteReads(remembering)).isOne();
        }
    }

    @ParameterizedTest
    @EnumSource(
            names = {"NO_CACHING", "SECOND_LEVEL"},
            mode = EnumSource.Mode.EXCLUDE)
    void bypassesCacheWhileDatabaseIsLost(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            quoteReads(remembering);
            assertThat(quoteReads(remembering)).isZero();

            remembering.monitor.report(false);
            assertThat(quoteReads(remembering)).isOne();
            assertThat(quoteReads(remembering)).isOne();

            remembering.monitor.report(true);
            assertThat(quoteReads(remembering)).isOne();
            assertThat(quoteReads(remembering)).isZero();
        }
    }

    /** Experiments use DynaCache's order: between the invalidation and the commit another request may cache the old value. */
    @ParameterizedTest
    @EnumSource(
            names = {"NO_CACHING", "SECOND_LEVEL"},
            mode = EnumSource.Mode.EXCLUDE)
    void invalidatesBeforeWorkWhenConfigured(CachingType type) {
        try (Remembering remembering = new Remembering(type, "CACHE_INVALIDATE_BEFORE", "true")) {
            TradeServices services = remembering.services();
            services.getQuote("s:1");
            remembering.bank.readsOf(Read.QUOTES);
            remembering.bank.failNext(new IllegalStateException("before any work"));
            try {
                services.updateQuotePriceVolume("s:1", BigDecimal.ONE, 1);
            } catch (IllegalStateException expected) {
                // The invalidation has run nevertheless.
            }
            services.getQuote("s:1");
            assertThat(remembering.bank.readsOf(Read.QUOTES)).isOne();
        }
    }
}
