package org.tradebench.app.messaging.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.metrics.Counter;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.OrderEnded;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.OrderTicket;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.messaging.orders.OrderCompletions.Outcome;
import org.tradebench.app.messaging.orders.OrderCounters.Event;
import org.tradebench.app.services.AnswerCache;
import org.tradebench.app.services.CallOrigin;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.RuntimeModes;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeServices;

class OrderCompletionsTest {
    private static final OrderTicket TICKET = new OrderTicket(7, "uid:1", "s:1");

    private final List<Event> counted = new ArrayList<>();
    private final List<OrderEnded> invalidated = new ArrayList<>();

    @Test
    void treatsMissingOrderAsEnded() {
        assertThat(complete(Refusals.notOpen(TICKET.orderId(), null))).isEqualTo(Outcome.ENDED);
        assertThat(counted).containsExactly(Event.ENDED_BEFORE);
        assertThat(invalidated).containsExactly(new OrderEnded("uid:1", "s:1"));
    }

    @Test
    void treatsClosedOrderAsEnded() {
        assertThat(complete(Refusals.notOpen(TICKET.orderId(), OrderStatus.CLOSED)))
                .isEqualTo(Outcome.ENDED);
        assertThat(counted).containsExactly(Event.ENDED_BEFORE);
    }

    @Test
    void leavesOrderWithUnknownOutcomeToSweep() {
        assertThat(complete(Refusals.outcomeUnknown())).isEqualTo(Outcome.LEFT);
        assertThat(counted).isEmpty();
    }

    @Test
    void reportsOrderThatCannotBeCompleted() {
        assertThat(complete(TradeException.conflict("out of range"))).isEqualTo(Outcome.REFUSED);
        assertThat(counted).isEmpty();
    }

    private Outcome complete(TradeException refusal) {
        return new OrderCompletions(refusing(refusal), new RuntimeModes() {}, cache(), counters())
                .alone(TICKET, counter(Event.COMPLETED));
    }

    private static CurrentTradeServices refusing(TradeException refusal) {
        return new CurrentTradeServices() {
            @Override
            public TradeServices get(CallOrigin origin) {
                return new TradeServices() {
                    @Override
                    public <T> T call(TradeOperation<T> operation) {
                        throw refusal;
                    }
                };
            }
        };
    }

    private OrderCounters counters() {
        return new OrderCounters() {
            @Override
            Counter of(Event event) {
                return counter(event);
            }
        };
    }

    private Counter counter(Event event) {
        return new Counter() {
            @Override
            public void inc() {
                counted.add(event);
            }

            @Override
            public void inc(long more) {
                throw new UnsupportedOperationException();
            }

            @Override
            public long getCount() {
                throw new UnsupportedOperationException();
            }
        };
    }

    private AnswerCache cache() {
        return new AnswerCache() {
            @Override
            public TradeServices answering(TradeServices next) {
                return next;
            }

            @Override
            public TradeServices invalidating(TradeServices next) {
                return next;
            }

            @Override
            public TradeServices reading(TradeServices transaction) {
                return transaction;
            }

            @Override
            public void invalidate(OrderEnded order) {
                invalidated.add(order);
            }
        };
    }
}
