package org.tradebench.app.population;

import org.tradebench.app.domain.TradeRules;

/** Draws the quotes: whole prices of 1 to 200 dollars, and what the users' buys add to the volumes. */
final class PopulatedMarket {
    static final int HIGHEST_PRICE = 200;
    static final long FEE_CENTS = TradeRules.ORDER_FEE.unscaledValue().longValueExact();

    private final int[] prices;
    private final long[] volumes;
    private long buys;

    private PopulatedMarket(int[] prices) {
        this.prices = prices;
        this.volumes = new long[prices.length];
    }

    static PopulatedMarket of(PopulationRequest request) {
        int[] prices = new int[request.quotes()];
        for (int quote = 0; quote < prices.length; quote++) {
            prices[quote] = 1 + new SeededRandom(request.seed(), SeededRandom.Kind.QUOTE, quote).below(HIGHEST_PRICE);
        }
        PopulatedMarket market = new PopulatedMarket(prices);
        for (int user = 0; user < request.users(); user++) {
            for (Trader.Buy buy : Trader.of(request, user).buys()) {
                market.volumes[buy.quote()] += buy.quantity();
                market.buys++;
            }
        }
        return market;
    }

    /** Returns whole dollars. */
    int price(int quote) {
        return prices[quote];
    }

    long volume(int quote) {
        return volumes[quote];
    }

    int size() {
        return prices.length;
    }

    long buys() {
        return buys;
    }

    /** Returns what is left to a user after the buys and their fees, in cents; may be negative. */
    long balanceCents(Trader trader) {
        long cents = trader.openBalance() * 100L;
        for (Trader.Buy buy : trader.buys()) {
            cents -= price(buy.quote()) * 100L * buy.quantity() + FEE_CENTS;
        }
        return cents;
    }
}
