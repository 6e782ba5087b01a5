package org.tradebench.load.plugin.controller;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;

/**
 * Remembers the holdings that users saw on their last portfolio pages and have not sold since, for a bounded number of users; the least recently used one is
 * forgotten.
 */
final class SeenPortfolios {
    private static final int USERS = 1000;

    private final Map<String, List<String>> holdings = new Recent<>();

    /** Holdings that users have sold already: while a sell order is open, the portfolio still shows its holding. */
    private final Map<String, Set<String>> sold = new Recent<>();

    /** Records the holdings of a portfolio page that a user saw. */
    void recordPortfolio(String user, Collection<String> holdingIds) {
        List<String> offered = new ArrayList<>(holdingIds);
        Set<String> underway = sold.get(user);
        if (underway != null) {
            underway.retainAll(holdingIds);
            offered.removeAll(underway);
        }
        holdings.put(user, offered);
    }

    /** Returns whether the user's last portfolio page shows a holding that was not sold since. */
    boolean hasHolding(String user) {
        List<String> seen = holdings.get(user);
        return seen != null && !seen.isEmpty();
    }

    /** Draws a holding to sell; it is not offered again. */
    String takeHolding(String user, Random random) {
        List<String> seen = Objects.requireNonNull(holdings.get(user), "the user has seen no portfolio");
        String holding = seen.remove(random.nextInt(seen.size()));
        sold.computeIfAbsent(user, first -> new HashSet<>()).add(holding);
        return holding;
    }

    private static final class Recent<V> extends LinkedHashMap<String, V> {
        Recent() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
            return size() > USERS;
        }
    }
}
