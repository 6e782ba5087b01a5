package org.tradebench.app.population;

import java.util.ArrayList;
import java.util.List;

/**
 * Holds the money and the first orders of one user whom the population creates.
 *
 * @param openBalance whole dollars
 */
record Trader(int openBalance, List<Buy> buys) {
    private static final int MIN_OPEN_BALANCE = 200_000;
    private static final int OPEN_BALANCES = 100_000;
    private static final int OPEN_BALANCE_OF_THE_FIRST = 1_000_000;
    private static final int MAX_BUYS = 10;
    private static final int MAX_SHARES = 200;

    /**
     * @param quote number of the quote
     * @param quantity shares
     */
    record Buy(int quote, int quantity) {}

    static Trader of(PopulationRequest request, int user) {
        SeededRandom random = new SeededRandom(request.seed(), SeededRandom.Kind.TRADER, user);
        int openBalance = MIN_OPEN_BALANCE + random.below(OPEN_BALANCES);
        int count = random.below(MAX_BUYS + 1);
        List<Buy> buys = new ArrayList<>(count);
        for (int buy = 0; buy < count; buy++) {
            buys.add(new Buy(random.below(request.quotes()), 1 + random.below(MAX_SHARES)));
        }
        return new Trader(user == 0 ? OPEN_BALANCE_OF_THE_FIRST : openBalance, buys);
    }
}
