package org.tradebench.app.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException.Reason;

/** Checks what all runtime modes share: rounding, values of holdings, reasons of refusals, and texts without secrets. */
class MoneyTest {
    private static final Holding FALLEN = holding("100.10", "90.09", 3);
    private static final Holding RISEN = holding("0.01", "0.03", 7);

    private static Holding holding(String bought, String now, long quantity) {
        return new Holding(1, 2, "s:1", quantity, new BigDecimal(bought), Instant.EPOCH, new BigDecimal(now));
    }

    @Test
    void roundsHalfCentsUp() {
        assertThat(Money.cents(new BigDecimal("24.945"))).isEqualTo(new BigDecimal("24.95"));
        assertThat(Money.cents(new BigDecimal("24.9449"))).isEqualTo(new BigDecimal("24.94"));
    }

    @Test
    void returnsZeroPercentForZeroBase() {
        assertThat(Money.percent(BigDecimal.ONE, BigDecimal.ZERO)).isEqualTo(new BigDecimal("0.00"));
        assertThat(Money.percent(BigDecimal.ONE, new BigDecimal("8"))).isEqualTo(new BigDecimal("12.50"));
    }

    @Test
    void valuesHoldingAtPurchaseAndCurrentPrice() {
        assertThat(FALLEN.basis()).isEqualTo(new BigDecimal("300.30"));
        assertThat(FALLEN.marketValue()).isEqualTo(new BigDecimal("270.27"));
        assertThat(FALLEN.gain()).isEqualTo(new BigDecimal("-30.03"));
        assertThat(FALLEN.gainPercent()).isEqualTo(new BigDecimal("-10.00"));
    }

    @Test
    void sumsHoldings() {
        HoldingSums sums = HoldingSums.of(List.of(FALLEN, RISEN));

        assertThat(sums).isEqualTo(new HoldingSums(2, new BigDecimal("300.37"), new BigDecimal("270.48")));
        assertThat(sums.gain()).isEqualTo(new BigDecimal("-29.89"));
    }

    @Test
    void parsesCodesOfStatusAndType() {
        assertThat(OrderStatus.values())
                .allSatisfy(status -> assertThat(OrderStatus.of(status.code())).isSameAs(status));
        assertThat(OrderType.values())
                .allSatisfy(type -> assertThat(OrderType.of(type.code())).isSameAs(type));
        assertThat(OrderStatus.CANCELLED.code()).isEqualTo("cancelled");
        assertThat(OrderType.SELL.code()).isEqualTo("sell");
    }

    @Test
    void givesReasonAndRetryDelayOfRefusals() {
        TradeException tooMany = Refusals.tooManyTries(30);

        assertThat(tooMany.reason()).isEqualTo(Reason.TOO_MANY_TRIES);
        assertThat(tooMany.retryAfterSeconds()).isEqualTo(30);
        assertThat(Refusals.noOrder(7).reason()).isEqualTo(Reason.NOT_FOUND);
        assertThat(Refusals.beingSold().reason()).isEqualTo(Reason.CONFLICT);
        assertThat(Refusals.outcomeUnknown().reason()).isEqualTo(Reason.OUTCOME_UNKNOWN);
        assertThat(Refusals.notOpen(7, null).reason()).isEqualTo(Reason.NOT_FOUND);
        assertThat(Refusals.notOpen(7, OrderStatus.CLOSED)).isInstanceOf(OrderEndedException.class);
    }

    @Test
    void omitsRegistrationSecretsFromText() {
        Registration registration =
                new Registration("uid:1", "secret", "name", "street", "e@x.org", "1234", BigDecimal.TEN);

        assertThat(registration.toString()).contains("uid:1").doesNotContain("secret", "1234");
    }

    @Test
    void omitsStoredSecretsFromText() {
        Account account = new Account(1, "uid:1", Instant.EPOCH, BigDecimal.TEN, BigDecimal.TEN, null, 0, 0, 0);

        assertThat(new Credentials(account, "hash")).hasToString("Credentials[userId=uid:1]");
        assertThat(new ProfileUpdate("uid:1", "old", "new", "name", "street", "e@x.org", "1234"))
                .hasToString("ProfileUpdate[userId=uid:1]");
    }

    @Test
    void changesOnlyCredentialVersion() {
        Account account = new Account(1, "uid:1", Instant.EPOCH, BigDecimal.TEN, BigDecimal.ONE, Instant.MAX, 3, 2, 0);

        assertThat(account.withCredentialVersion(5))
                .isEqualTo(
                        new Account(1, "uid:1", Instant.EPOCH, BigDecimal.TEN, BigDecimal.ONE, Instant.MAX, 3, 2, 5));
    }

    @Test
    void computesIndexGainInPercent() {
        MarketSummary summary = new MarketSummary(
                new BigDecimal("110.00"), new BigDecimal("100.00"), 0, List.of(), List.of(), Instant.EPOCH);

        assertThat(summary.gainPercent()).isEqualTo(new BigDecimal("10.00"));
    }

    @Test
    void createsTicketFromOrder() {
        Order order = new Order(
                7,
                1,
                "s:1",
                null,
                OrderType.BUY,
                OrderStatus.OPEN,
                Instant.EPOCH,
                null,
                100,
                BigDecimal.TEN,
                BigDecimal.ONE);

        assertThat(OrderTicket.of(order, "uid:1")).isEqualTo(new OrderTicket(7, "uid:1", "s:1"));
    }
}
