package org.tradebench.load.plugin.session;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The holdings that users saw on their last portfolio pages and did not sell since. Remembers so many users and forgets the one used longest ago. */
final class SeenPortfolios {
    private static final int USERS = 1000;

    private final Map<String, List<String>> holdings = new Recent();

    /** A user saw a portfolio page. */
    void saw(String user, Collection<String> holdingIds) {
        holdings.put(user, new ArrayList<>(holdingIds));
    }

    /** Whether the user's last portfolio page shows a holding that is still there. */
    boolean knowsHoldingOf(String user) {
        List<String> seen = holdings.get(user);
        return seen != null && !seen.isEmpty();
    }

    /** Draws a holding to sell; it is not offered again. */
    String takeHoldingOf(String user, Random random) {
        List<String> seen = holdings.get(user);
        return seen.remove(random.nextInt(seen.size()));
    }

    private static final class Recent extends LinkedHashMap<String, List<String>> {
        Recent() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, List<String>> eldest) {
            return size() > USERS;
        }
    }
}
