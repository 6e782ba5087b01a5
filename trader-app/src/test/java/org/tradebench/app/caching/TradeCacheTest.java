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
    private static int readsOfAQuote(Remembering remembering) {
        remembering.bank.readsOf(Read.QUOTES);
        remembering.services().getQuote("s:1");
        return remembering.bank.readsOf(Read.QUOTES);
    }

    @Test
    void withoutCachingThereIsNoCache() {
        try (Remembering remembering = new Remembering(CachingType.NO_CACHING)) {
            assertThat(readsOfAQuote(remembering)).isOne();
            assertThat(readsOfAQuote(remembering)).isOne();
            assertThat(remembering.cache.instance()).isEmpty();
        }
    }

    @Test
    void anotherSizeMakesAnEmptyCacheOfThatSize() {
        try (Remembering remembering = new Remembering(CachingType.COMMAND)) {
            readsOfAQuote(remembering);
            assertThat(remembering.cache.instance().orElseThrow().size()).isOne();

            remembering.settings.change(Map.of("CACHE_SIZE", "500", "CACHE_EVICTION", "LRU"));

            assertThat(remembering.cache.instance().orElseThrow().size()).isZero();
            assertThat(remembering.cache.instance().orElseThrow().settings().maxEntries())
                    .isEqualTo(500);
            assertThat(readsOfAQuote(remembering)).isOne();
            assertThat(readsOfAQuote(remembering)).isZero();
        }
    }

    @Test
    void aSettingThatIsNoneOfTheCachesLeavesItAsItIs() {
        try (Remembering remembering = new Remembering(CachingType.DISTRIBUTED_MAP)) {
            readsOfAQuote(remembering);
            remembering.settings.change(Map.of("RUNTIME_MODE", "JPA"));
            assertThat(readsOfAQuote(remembering)).isZero();
        }
    }

    /** A request that began under another caching type invalidates the cache that exists when its change is committed. */
    @ParameterizedTest
    @EnumSource
    void aChangeBegunUnderAnotherTypeReachesTheCacheOfNow(CachingType before) {
        for (CachingType now : new CachingType[] {CachingType.COMMAND, CachingType.DISTRIBUTED_MAP}) {
            try (Remembering remembering = new Remembering(before)) {
                TradeServices begun = remembering.services();
                remembering.use(now);
                assertThat(readsOfAQuote(remembering)).isOne();
                assertThat(readsOfAQuote(remembering)).isZero();

                begun.updateQuotePriceVolume("s:1", BigDecimal.ONE, 1);

                assertThat(remembering.services().getQuote("s:1").price()).isEqualByComparingTo("11");
            }
        }
    }

    @Test
    void rowsThatWereReplacedAreForgotten() {
        try (Remembering remembering = new Remembering(CachingType.DISTRIBUTED_MAP)) {
            readsOfAQuote(remembering);
            remembering.cache.forget(new RowsReplaced());
            assertThat(readsOfAQuote(remembering)).isOne();
        }
    }

    @ParameterizedTest
    @EnumSource(
            names = {"NO_CACHING", "SECOND_LEVEL"},
            mode = EnumSource.Mode.EXCLUDE)
    void bypassesCacheWhileDatabaseIsLost(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            readsOfAQuote(remembering);
            assertThat(readsOfAQuote(remembering)).isZero();

            remembering.monitor.report(false);
            assertThat(readsOfAQuote(remembering)).isOne();
            assertThat(readsOfAQuote(remembering)).isOne();

            remembering.monitor.report(true);
            assertThat(readsOfAQuote(remembering)).isOne();
            assertThat(readsOfAQuote(remembering)).isZero();
        }
    }

    /** DynaCache's order, for experiments: between the invalidation and the commit another request may cache the old value. */
    @ParameterizedTest
    @EnumSource(
            names = {"NO_CACHING", "SECOND_LEVEL"},
            mode = EnumSource.Mode.EXCLUDE)
    void theOriginalsOrderInvalidatesBeforeTheWork(CachingType type) {
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
