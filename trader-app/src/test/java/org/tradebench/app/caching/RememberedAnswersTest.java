package org.tradebench.app.caching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.app.caching.Remembering.ME;
import static org.tradebench.app.caching.Remembering.readEverything;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.app.caching.Bank.Read;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.settings.CachingType;

/** Checks which answers are kept in memory, for how long, and which never are. */
class RememberedAnswersTest {
    static Stream<CachingType> cachingTypes() {
        return Remembering.types();
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void readsUncachedQuotesTogether(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            TradeServices services = remembering.services();
            services.getQuote("s:2");
            assertThat(remembering.bank.readsOf(Read.QUOTES)).isEqualTo(1);

            List<Quote> quotes = services.getQuotes(List.of("s:3", "s:2", "s:9", "s:1", "s:3"));

            assertThat(quotes).extracting(Quote::symbol).containsExactly("s:3", "s:2", "s:1", "s:3");
            assertThat(remembering.bank.readsOf(Read.QUOTES)).isEqualTo(1);
            services.getQuotes(List.of("s:1", "s:2", "s:3"));
            assertThat(remembering.bank.readsOf(Read.QUOTES)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void doesNotCacheMissingQuotes(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            TradeServices services = remembering.services();
            assertThat(services.getQuotes(List.of("s:9"))).isEmpty();
            assertThatThrownBy(() -> services.getQuote("s:9")).isInstanceOf(TradeException.class);

            services.createQuote("s:9", "S9", BigDecimal.TEN);

            assertThat(services.getQuote("s:9").price()).isEqualByComparingTo("10");
            assertThat(services.getQuotes(List.of("s:9"))).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void announcesOrderOnce(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            TradeServices services = remembering.services();
            assertThat(services.getClosedOrders(ME)).isEmpty();
            assertThat(services.getClosedOrders(ME)).isEmpty();

            services.buy(ME, "s:1", 1, IdempotencyKey.NONE);
            assertThat(services.getOrders(ME, 5)).extracting(Order::orderStatus).containsExactly(OrderStatus.CLOSED);

            assertThat(services.getClosedOrders(ME)).hasSize(1);
            assertThat(services.getClosedOrders(ME)).isEmpty();
            assertThat(services.getOrders(ME, 5)).extracting(Order::orderStatus).containsExactly(OrderStatus.COMPLETED);
        }
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void doesNotCacheUnlimitedOrderList(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            TradeServices services = remembering.services();
            services.getOrders(ME, Integer.MAX_VALUE);
            services.getOrders(ME, Integer.MAX_VALUE);
            assertThat(remembering.bank.readsOf(Read.ORDERS)).isEqualTo(2);
            services.getOrders(ME, 5);
            services.getOrders(ME, 5);
            assertThat(remembering.bank.readsOf(Read.ORDERS)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void doesNotCacheFailedRead(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            TradeServices services = remembering.services();
            remembering.bank.failNext(new IllegalStateException("no connection"));
            assertThatThrownBy(() -> services.getAccountData(ME)).hasMessage("no connection");
            assertThat(services.getAccountData(ME).userId()).isEqualTo(ME);
        }
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void limitsMarketSummaryToTenSeconds(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            readEverything(remembering.services(), ME);
            assertThat(remembering.cache.instance().orElseThrow().entries())
                    .hasSize(8)
                    .allSatisfy(entry -> {
                        assertThat(entry.options().priority()).isEqualTo(3);
                        assertThat(entry.options().timeToLive())
                                .as(entry.id().toString())
                                .isEqualTo(
                                        entry.id().toString().contains("MarketSummary")
                                                ? Duration.ofSeconds(10)
                                                : Duration.ZERO);
                    });
        }
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void cachesCardNumbersOnlyMasked(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            readEverything(remembering.services(), ME);
            assertThat(remembering.cache.instance().orElseThrow().entries())
                    .noneSatisfy(entry -> assertThat(entry.value().toString()).contains("1234"))
                    .anySatisfy(entry -> assertThat(entry.value().toString()).contains("********5678"));
        }
    }
}
