package org.tradebench.app.services;

import java.util.Collection;
import java.util.List;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.TradeOperation.OfUser;
import org.tradebench.app.services.TradeOperation.Read;

/** Lists the operations that read; {@link TradeServices} says what each gives. */
public final class TradeReads {
    private TradeReads() {}

    public record AccountRead(String userId) implements Read<Account>, OfUser {
        @Override
        public Account in(ModeServices mode) {
            return mode.getAccountData(userId);
        }
    }

    public record ProfileRead(String userId) implements Read<AccountProfile>, OfUser {
        @Override
        public AccountProfile in(ModeServices mode) {
            return mode.getAccountProfileData(userId);
        }
    }

    public record QuoteRead(String symbol) implements Read<Quote> {
        @Override
        public Quote in(ModeServices mode) {
            return mode.getQuote(symbol);
        }
    }

    public record QuotesRead(Collection<String> symbols) implements Read<List<Quote>> {
        @Override
        public List<Quote> in(ModeServices mode) {
            return mode.getQuotes(symbols);
        }
    }

    public record AllQuotesRead() implements Read<List<Quote>> {
        @Override
        public List<Quote> in(ModeServices mode) {
            return mode.getAllQuotes();
        }
    }

    public record HoldingsRead(String userId) implements Read<List<Holding>>, OfUser {
        @Override
        public List<Holding> in(ModeServices mode) {
            return mode.getHoldings(userId);
        }
    }

    public record HoldingsAfterRead(String userId, long holdingId) implements Read<List<Holding>>, OfUser {
        @Override
        public List<Holding> in(ModeServices mode) {
            return mode.getHoldingsAfter(userId, holdingId);
        }
    }

    public record HoldingSumsRead(String userId) implements Read<HoldingSums>, OfUser {
        @Override
        public HoldingSums in(ModeServices mode) {
            return mode.getHoldingSums(userId);
        }
    }

    public record HoldingRead(String userId, long holdingId) implements Read<Holding>, OfUser {
        @Override
        public Holding in(ModeServices mode) {
            return mode.getHolding(userId, holdingId);
        }
    }

    public record OrderRead(String userId, long orderId) implements Read<Order>, OfUser {
        @Override
        public Order in(ModeServices mode) {
            return mode.getOrder(userId, orderId);
        }
    }

    public record OrdersRead(String userId, int limit) implements Read<List<Order>>, OfUser {
        @Override
        public List<Order> in(ModeServices mode) {
            return mode.getOrders(userId, limit);
        }
    }

    public record OrdersBeforeRead(String userId, long orderId, int limit) implements Read<List<Order>>, OfUser {
        @Override
        public List<Order> in(ModeServices mode) {
            return mode.getOrdersBefore(userId, orderId, limit);
        }
    }

    public record MarketSummaryRead() implements Read<MarketSummary> {
        @Override
        public MarketSummary in(ModeServices mode) {
            return mode.getMarketSummary();
        }
    }
}
