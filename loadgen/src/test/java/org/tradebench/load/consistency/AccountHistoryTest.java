package org.tradebench.load.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.consistency.UserOperation.Kind;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.DataChecks;

class AccountHistoryTest {
    private static final long OPEN = 100_000;
    private static final BookedOrder BEFORE = new BookedOrder(1, true, 11, -1_000);
    private static final BookedOrder BUY = new BookedOrder(5, true, 15, -2_000);
    private static final BookedOrder SELL = new BookedOrder(6, false, 11, 900);

    private static HistoryCount check(List<BookedOrder> during, UserOperation... operations) {
        return new AccountHistory("uid:1", OPEN, List.of(BEFORE), during).check(List.of(operations));
    }

    private static UserOperation buy(int session, String answer) {
        return new UserOperation(session, Kind.BUY, 0, answer);
    }

    private static UserOperation sell(int session, long holding, String answer) {
        return new UserOperation(session, Kind.SELL, holding, answer);
    }

    private static UserOperation balance(int session, String answer) {
        return new UserOperation(session, Kind.BALANCE, 0, answer);
    }

    private static UserOperation holdings(int session, String answer) {
        return new UserOperation(session, Kind.HOLDINGS, 0, answer);
    }

    @Test
    void acceptsReadsThatFollowFromOrders() {
        HistoryCount count = check(
                List.of(BUY, SELL),
                balance(1, "990.00"),
                holdings(1, "11"),
                buy(1, "5"),
                balance(1, "970.00"),
                holdings(1, "15 11"),
                sell(1, 11, "6"),
                holdings(1, "15"),
                balance(1, "979.00"));
        assertThat(count).isEqualTo(new HistoryCount(1, 6, 0, 0, 0, 0, 0, List.of()));
        assertThat(DataChecks.histories(count).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(DataChecks.histories(null).outcome()).isNotEqualTo(CheckOutcome.PASS);
    }

    @Test
    void detectsReadOlderThanOwnLastWrite() {
        HistoryCount count = check(List.of(BUY), buy(1, "5"), balance(1, "990.00"), holdings(1, "11"));
        assertThat(count.stale()).isEqualTo(2);
        assertThat(DataChecks.histories(count)).satisfies(check -> {
            assertThat(check.outcome()).isEqualTo(CheckOutcome.FAIL);
            assertThat(check.explanation()).contains("uid:1 was shown the balance 990.00 after 1 orders");
        });
    }

    /** Another session may still read the old balance; once it has read the new one, an older read is stale. */
    @Test
    void detectsReadOlderThanPreviousRead() {
        assertThat(check(List.of(BUY), buy(1, "5"), balance(2, "990.00"), balance(2, "970.00"))
                        .isClean())
                .isTrue();
        assertThat(check(List.of(BUY), buy(1, "5"), balance(2, "970.00"), balance(2, "990.00"))
                        .stale())
                .isEqualTo(1);
    }

    @Test
    void detectsUnexplainedBalanceAndHoldings() {
        assertThat(check(List.of(BUY), buy(1, "5"), balance(1, "970.01")).unexplained())
                .isEqualTo(1);
        assertThat(check(List.of(), holdings(1, "11 12")).unexplained()).isEqualTo(1);
        assertThat(check(List.of(), holdings(1, "")).unexplained()).isEqualTo(1);
    }

    @Test
    void detectsEffectBeforeRequest() {
        assertThat(check(List.of(BUY), balance(1, "970.00"), buy(1, "5")).unexplained())
                .isEqualTo(1);
        assertThat(check(List.of(BUY), balance(1, "970.00"), buy(1, "")).unexplained())
                .isEqualTo(1);
    }

    @Test
    void detectsHoldingSoldTwice() {
        BookedOrder again = new BookedOrder(7, false, 11, 900);
        HistoryCount count = check(List.of(SELL, again), sell(1, 11, "6"), sell(1, 11, "7"));
        assertThat(count.soldTwice()).isEqualTo(1);
        assertThat(count.examples()).first().asString().contains("holding 11 of uid:1 was sold twice");
    }

    @Test
    void allowsUnansweredOrderToTakeEffectOnceLater() {
        assertThat(check(List.of(BUY), buy(1, ""), balance(1, "990.00"), balance(1, "990.00"), balance(1, "970.00"))
                        .isClean())
                .isTrue();
        assertThat(check(List.of(BUY), buy(1, ""), balance(1, "970.00"), balance(1, "990.00"))
                        .stale())
                .isEqualTo(1);
        assertThat(check(List.of(BUY), buy(1, ""), balance(1, "950.00")).unexplained())
                .isEqualTo(1);
        assertThat(check(List.of(), buy(1, ""), balance(1, "990.00")).isClean()).isTrue();
    }

    @Test
    void doesNotJudgeTooManyUnacknowledgedOrders() {
        List<BookedOrder> many = new ArrayList<>();
        for (int i = 0; i <= AccountHistory.MAX_UNKNOWN; i++) {
            many.add(new BookedOrder(10 + i, true, 20 + i, -100));
        }
        assertThat(check(many, buy(1, ""), balance(1, "1.00")).notJudged()).isEqualTo(1);
    }

    /** Simulates a server that leaves some buys unanswered and executes them later: its history is accepted, and rejected once one balance is falsified. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void acceptsValidAndRejectsFalsifiedHistory(int seed) {
        Random random = new Random(seed);
        long balance = OPEN + BEFORE.cents();
        TreeSet<Long> held = new TreeSet<>(List.of(BEFORE.holding()));
        List<BookedOrder> during = new ArrayList<>();
        List<BookedOrder> late = new ArrayList<>();
        List<UserOperation> history = new ArrayList<>();
        List<Integer> reads = new ArrayList<>();
        int lost = 0;
        int session = 1;
        for (int i = 0; i < 200; i++) {
            if (!late.isEmpty() && random.nextInt(4) == 0) {
                BookedOrder order = late.remove(0);
                balance += order.cents();
                held.add(order.holding());
            }
            switch (random.nextInt(5)) {
                case 0 -> {
                    BookedOrder order = new BookedOrder(100 + i, true, 1_000 + i, -100 - random.nextInt(500));
                    during.add(order);
                    boolean answered = lost >= AccountHistory.MAX_UNKNOWN || random.nextInt(3) > 0;
                    history.add(buy(session, answered ? Long.toString(order.number()) : ""));
                    if (answered) {
                        balance += order.cents();
                        held.add(order.holding());
                    } else {
                        lost++;
                        late.add(order);
                    }
                }
                case 1 -> {
                    if (!held.isEmpty()) {
                        BookedOrder order = new BookedOrder(100 + i, false, held.pollFirst(), random.nextInt(500));
                        during.add(order);
                        balance += order.cents();
                        history.add(sell(session, order.holding(), Long.toString(order.number())));
                    }
                }
                case 2 -> session += random.nextInt(2);
                case 3 -> {
                    reads.add(history.size());
                    history.add(balance(session, BigDecimal.valueOf(balance, 2).toPlainString()));
                }
                default ->
                    history.add(
                            holdings(session, held.stream().map(String::valueOf).collect(Collectors.joining(" "))));
            }
        }
        AccountHistory account = new AccountHistory("uid:1", OPEN, List.of(BEFORE), during);
        HistoryCount valid = account.check(history);
        assertThat(valid.isClean()).as(valid.toString()).isTrue();
        assertThat(valid.unknown()).isBetween(1L, (long) AccountHistory.MAX_UNKNOWN);

        int changed = reads.get(random.nextInt(reads.size()));
        UserOperation read = history.get(changed);
        history.set(
                changed,
                balance(
                        read.session(),
                        new BigDecimal(read.answer())
                                .add(new BigDecimal("1000.00"))
                                .toString()));
        assertThat(account.check(history).isClean()).isFalse();
    }
}
