package org.tradebench.load.simulation;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;

/** Tracks which symbols each user holds: 0 to 10 at first, as in the population, then changed by buys and sells. */
final class SimulatedPortfolios {
    private static final int MAX_AT_FIRST = 10;

    private final Random random;
    private final int quotes;
    private final Map<String, Map<String, String>> symbolsByHolding = new HashMap<>();
    private long lastHolding;

    SimulatedPortfolios(Random random, int quotes) {
        this.random = random;
        this.quotes = quotes;
    }

    /** Returns the ids of a user's holdings. */
    Set<String> holdings(String user) {
        return of(user).keySet();
    }

    /** Returns the symbols of the holdings, each once. */
    Set<String> symbols(String user) {
        return new LinkedHashSet<>(of(user).values());
    }

    void registered(String user) {
        symbolsByHolding.put(user, new LinkedHashMap<>());
    }

    void bought(String user, String symbol) {
        of(user).put(Long.toString(++lastHolding), symbol);
    }

    /** Removes a holding that was sold, and returns its symbol. */
    String sold(String user, String holding) {
        return Objects.requireNonNull(of(user).remove(holding), holding);
    }

    private Map<String, String> of(String user) {
        Map<String, String> known = symbolsByHolding.get(user);
        if (known == null) {
            known = new LinkedHashMap<>();
            symbolsByHolding.put(user, known);
            for (int i = random.nextInt(MAX_AT_FIRST + 1); i > 0; i--) {
                known.put(Long.toString(++lastHolding), "s:" + random.nextInt(quotes));
            }
        }
        return known;
    }
}
