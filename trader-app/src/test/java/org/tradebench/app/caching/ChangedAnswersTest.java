package org.tradebench.app.caching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.app.caching.Remembering.ME;
import static org.tradebench.app.caching.Remembering.newReads;
import static org.tradebench.app.caching.Remembering.readEverything;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.app.caching.Bank.Read;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.settings.CachingType;

/** Checks which answers are read from the database again after each change. */
class ChangedAnswersTest {
    private static final String OTHER = "uid:2";

    /** A change, and what must be read from the database again for its user afterwards. */
    @SuppressWarnings("ImmutableEnumChecker") // The fields are never modified.
    private enum Change {
        LOGIN((trader, bank) -> trader.login(ME, "xxx"), Read.ACCOUNT),
        LOGOUT((trader, bank) -> trader.logout(ME), Read.ACCOUNT),
        NEW_PROFILE(
                (trader, bank) -> trader.updateAccountProfile(new ProfileUpdate(ME, null, "p", "Ada", "x", "x", "1")),
                Read.PROFILE),
        BUY(
                (trader, bank) -> trader.buy(ME, "s:1", 5, IdempotencyKey.NONE),
                Read.ACCOUNT,
                Read.HOLDINGS,
                Read.ORDERS,
                Read.CLOSED_ORDERS,
                Read.QUOTES),
        SELL(
                (trader, bank) -> trader.sell(ME, bank.getHoldings(ME).get(0).holdingId(), IdempotencyKey.NONE),
                Read.ACCOUNT,
                Read.HOLDINGS,
                Read.ORDERS,
                Read.CLOSED_ORDERS,
                Read.QUOTES),
        PRICE((trader, bank) -> trader.updateQuotePriceVolume("s:1", BigDecimal.ONE, 0), Read.QUOTES),
        RESET((trader, bank) -> trader.resetTrade(), Read.values()),
        ORDER_BY_NUMBER(
                (trader, bank) -> trader.completeOrder(1),
                Read.ACCOUNT,
                Read.PROFILE,
                Read.HOLDINGS,
                Read.ORDERS,
                Read.CLOSED_ORDERS,
                Read.QUOTES);

        final BiConsumer<TradeServices, Bank> change;
        final Set<Read> reread = EnumSet.noneOf(Read.class);

        Change(BiConsumer<TradeServices, Bank> change, Read... reread) {
            this.change = change;
            this.reread.addAll(List.of(reread));
        }
    }

    static Stream<Arguments> changesByCachingType() {
        return cachingTypes()
                .flatMap(type -> Stream.of(true, false)
                        .flatMap(cachesAnswers ->
                                Stream.of(Change.values()).map(change -> Arguments.of(type, cachesAnswers, change))));
    }

    static Stream<CachingType> cachingTypes() {
        return Remembering.types();
    }

    /** @param cachesAnswers whether the server that makes the change caches answers; one without caching must invalidate as well */
    @ParameterizedTest
    @MethodSource("changesByCachingType")
    void rereadsExactlyChangedAnswers(CachingType type, boolean cachesAnswers, Change change) {
        try (Remembering remembering = new Remembering(type)) {
            Bank bank = remembering.bank;
            TradeServices services = remembering.services();
            services.buy(ME, "s:1", 1, IdempotencyKey.NONE);
            for (String user : List.of(ME, OTHER, ME, OTHER)) {
                readEverything(services, user);
            }
            newReads(bank);
            readEverything(services, ME);
            assertThat(newReads(bank)).as("reads of unchanged data").isEmpty();

            change.change.accept(cachesAnswers ? services : remembering.withoutCaching(), bank);
            newReads(bank);
            List<Object> seen = readEverything(services, ME);

            assertThat(newReads(bank)).isEqualTo(change.reread);
            // Without the order alerts, which are returned only once.
            assertThat(seen.subList(1, 7)).isEqualTo(readEverything(bank, ME).subList(1, 7));
        }
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void rereadsOnlyQuoteForOtherUsers(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            TradeServices services = remembering.services();
            readEverything(services, OTHER);
            newReads(remembering.bank);
            services.buy(ME, "s:1", 1, IdempotencyKey.NONE);
            readEverything(services, OTHER);
            assertThat(newReads(remembering.bank)).containsExactly(Read.QUOTES);
        }
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void showsCurrentPriceOfCachedHoldings(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            TradeServices services = remembering.services();
            services.buy(ME, "s:1", 1, IdempotencyKey.NONE);
            BigDecimal before = services.getHoldings(ME).get(0).currentPrice();
            services.getHoldings(ME);
            newReads(remembering.bank);

            services.buy(OTHER, "s:1", 1, IdempotencyKey.NONE);
            Holding mine = services.getHoldings(ME).get(0);

            assertThat(mine.currentPrice()).isEqualByComparingTo(before.add(BigDecimal.ONE));
            assertThat(newReads(remembering.bank)).containsExactly(Read.QUOTES);
        }
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void keepsCachedAnswersAfterRefusedChange(CachingType type) {
        try (Remembering remembering = new Remembering(type)) {
            TradeServices services = remembering.services();
            readEverything(services, ME);
            newReads(remembering.bank);

            assertThatThrownBy(() -> services.login(ME, "wrong")).isInstanceOf(TradeException.class);
            assertThatThrownBy(() -> services.buy(ME, "s:9", 1, IdempotencyKey.NONE))
                    .isInstanceOf(TradeException.class);
            assertThatThrownBy(() -> services.sell(ME, 999, IdempotencyKey.NONE))
                    .isInstanceOf(TradeException.class);
            readEverything(services, ME);

            assertThat(newReads(remembering.bank)).isEmpty();
        }
    }

    static Stream<Arguments> failuresOfUnknownOutcome() {
        return cachingTypes()
                .flatMap(type -> Stream.of(
                                new IllegalStateException("the connection broke at the commit"),
                                new TradeException(Reason.UNAVAILABLE, "The database does not answer."),
                                new TradeException(Reason.CONFLICT, "Too many changes at once."))
                        .map(failure -> Arguments.of(type, failure)));
    }

    @ParameterizedTest
    @MethodSource("failuresOfUnknownOutcome")
    void rereadsAfterUnknownCommitOutcome(CachingType type, RuntimeException failure) {
        try (Remembering remembering = new Remembering(type)) {
            Bank bank = remembering.bank;
            TradeServices services = remembering.services();
            services.buy(ME, "s:1", 1, IdempotencyKey.NONE);
            long holding = bank.getHoldings(ME).get(0).holdingId();
            for (Runnable change : List.<Runnable>of(
                    () -> services.buy(ME, "s:2", 1, IdempotencyKey.NONE),
                    () -> services.sell(ME, holding, IdempotencyKey.NONE),
                    () -> services.login(ME, "xxx"),
                    () -> services.updateAccountProfile(new ProfileUpdate(ME, null, "p", "Eve", "x", "x", "1")),
                    () -> services.updateQuotePriceVolume("s:2", BigDecimal.ONE, 1),
                    () -> services.completeOrder(1),
                    () -> services.getClosedOrders(ME))) {
                readEverythingExceptAlerts(services, ME);
                bank.failAfterNextChange(failure);
                assertThatThrownBy(change::run).isSameAs(failure);

                assertThat(readEverythingExceptAlerts(services, ME)).isEqualTo(readEverythingExceptAlerts(bank, ME));
            }
        }
    }

    private static List<Object> readEverythingExceptAlerts(TradeServices services, String userId) {
        return List.of(
                services.getAccountData(userId),
                services.getAccountProfileData(userId),
                services.getHoldings(userId),
                services.getOrders(userId, 5),
                services.getQuotes(List.of("s:1", "s:2")));
    }
}
