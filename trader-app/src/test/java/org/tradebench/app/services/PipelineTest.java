package org.tradebench.app.services;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.OrderType;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/** Checks the pipeline's stages between caching and transaction: their order, and each stage alone. */
class PipelineTest {
    private static final String ME = "uid:1";
    private static final IdempotencyKey KEY = IdempotencyKey.of("key");

    private static Order order(OrderType type, String symbol, long quantity, Long holding) {
        return new Order(
                7,
                1,
                symbol,
                holding,
                type,
                OrderStatus.CLOSED,
                Instant.EPOCH,
                Instant.EPOCH,
                quantity,
                BigDecimal.TEN,
                BigDecimal.ONE);
    }

    /** Returns services that answer each placement of an order with the supplied value. */
    private static TradeServices answering(Supplier<?> answer) {
        return new TradeServices() {
            @Override
            @SuppressWarnings("unchecked") // Each test supplies its operation's result.
            public <T> T call(TradeOperation<T> operation) {
                return operation instanceof TradeOperation.Placement
                        ? (T) answer.get()
                        : ((TradeOperation.Step<T>) operation).in(null);
            }
        };
    }

    private static TradeServices idempotent(Order before, RuntimeException refusal) {
        PlacedOrders placed = (userId, key) -> Optional.ofNullable(before);
        return new IdempotencyStage(placed).before(answering(() -> {
            throw refusal;
        }));
    }

    @Test
    void callsStagesInOrder() {
        List<String> calls = new ArrayList<>();
        class Named implements PipelineStage {
            private final String name;

            Named(String name) {
                this.name = name;
            }

            @Override
            public <T> T call(TradeOperation<T> operation, TradeServices next) {
                calls.add(name);
                return next.call(operation);
            }
        }
        Order placed = order(OrderType.BUY, "s:1", 5, 3L);

        TradeServices pipeline =
                PipelineStage.pipeline(List.of(new Named("first"), new Named("second")), answering(() -> placed));

        assertThat(pipeline.buy(ME, "s:1", 5, KEY)).isSameAs(placed);
        assertThat(calls).containsExactly("first", "second");
    }

    @Test
    void returnsFirstOrderForRepeatedKey() {
        Order before = order(OrderType.BUY, "s:1", 5, 3L);
        assertThat(idempotent(before, Refusals.keyTaken()).buy(ME, "s:1", 5, KEY))
                .isSameAs(before);
        Order sale = order(OrderType.SELL, "s:1", 5, 3L);
        assertThat(idempotent(sale, Refusals.noHolding(3)).sell(ME, 3, KEY)).isSameAs(sale);
    }

    @Test
    void rejectsKeyOfAnotherRequest() {
        TradeServices services = idempotent(order(OrderType.BUY, "s:1", 5, 3L), Refusals.keyTaken());
        for (Runnable other : List.<Runnable>of(
                () -> services.buy(ME, "s:1", 6, KEY),
                () -> services.buy(ME, "s:2", 5, KEY),
                () -> services.sell(ME, 3, KEY))) {
            assertThatThrownBy(other::run).hasMessageContaining("belongs to order 7");
        }
    }

    @Test
    void propagatesRefusalWhenNoOrderWasPlaced() {
        TradeException refusal = Refusals.noHolding(3);
        assertThatThrownBy(() -> idempotent(null, refusal).sell(ME, 3, KEY)).isSameAs(refusal);
    }

    @Test
    void skipsLookupWithoutKeyOrAfterUnknownOutcome() {
        Order before = order(OrderType.BUY, "s:1", 5, 3L);
        TradeException taken = Refusals.keyTaken();
        assertThatThrownBy(() -> idempotent(before, taken).buy(ME, "s:1", 5, IdempotencyKey.NONE))
                .isSameAs(taken);
        assertThatThrownBy(() -> idempotent(before, Refusals.outcomeUnknown()).buy(ME, "s:1", 5, KEY))
                .extracting(thrown -> ((TradeException) thrown).reason())
                .isEqualTo(Reason.OUTCOME_UNKNOWN);
    }
}
