package org.tradebench.load.consistency;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.ServerAddress;

/**
 * Compares pages of the application nodes with the rows in the database, to find stale cache entries.
 *
 * @param nodes whose pages were requested
 * @param compared values on pages that were compared with their rows
 * @param stale values that were old, or could not be requested, a minute after the load, in words
 */
public record CacheFreshness(List<String> nodes, int compared, List<String> stale) {
    private static final int USERS = 5;
    private static final int SYMBOLS = 20;
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration POLL = Duration.ofMillis(500);

    public CacheFreshness {
        nodes = List.copyOf(nodes);
        stale = List.copyOf(stale);
    }

    /** Compares the accounts, portfolios and quotes that were traded last, on every node, until all are fresh or the time limit is reached. */
    public static CacheFreshness of(ServerAddress target, List<String> nodes, DatabaseSettings database)
            throws InterruptedException {
        try (Connection connection = DatabaseConnections.open(database, "trader-freshness")) {
            CommittedRows rows = new CommittedRows(connection);
            List<String> users = rows.users(USERS);
            List<String> symbols = rows.symbols(SYMBOLS);
            List<List<NodePages>> sessions = new ArrayList<>();
            // All logins first: each empties the user's account from the caches, and the holdings and quotes must be as
            // the load left them.
            long loginLimit = System.nanoTime() + PATIENCE.toNanos();
            try {
                for (String node : nodes) {
                    List<NodePages> ofNode = new ArrayList<>();
                    for (String user : users) {
                        ofNode.add(loggedIn(target, node, user, loginLimit));
                    }
                    sessions.add(ofNode);
                }
            } catch (Failure unanswered) {
                return new CacheFreshness(nodes, 1, List.of(unanswered.getMessage()));
            }
            long limit = System.nanoTime() + PATIENCE.toNanos();
            while (true) {
                Comparison comparison = new Comparison();
                for (int node = 0; node < nodes.size(); node++) {
                    comparison.look(nodes.get(node), sessions.get(node), users, symbols, rows);
                }
                if (comparison.stale.isEmpty() || System.nanoTime() > limit) {
                    return new CacheFreshness(nodes, comparison.compared, comparison.stale);
                }
                Thread.sleep(POLL.toMillis());
            }
        } catch (SQLException e) {
            throw Failure.of("the rows to compare the nodes' pages with cannot be read: " + e.getMessage(), e);
        }
    }

    /** Logs in on a node, more than once if need be: a fault may have hit it a moment ago. */
    private static NodePages loggedIn(ServerAddress target, String node, String user, long limit)
            throws InterruptedException {
        while (true) {
            try {
                NodePages pages = new NodePages(target, node);
                pages.logIn(user);
                return pages;
            } catch (Failure e) {
                if (System.nanoTime() > limit) {
                    throw e;
                }
                Thread.sleep(POLL.toMillis());
            }
        }
    }

    private static final class Comparison {
        private final List<String> stale = new ArrayList<>();
        private int compared;

        void look(String node, List<NodePages> sessions, List<String> users, List<String> symbols, CommittedRows rows)
                throws SQLException, InterruptedException {
            try {
                lookAt(node, sessions, users, symbols, rows);
            } catch (Failure e) {
                compared++;
                stale.add(e.getMessage());
            }
        }

        private void lookAt(
                String node, List<NodePages> sessions, List<String> users, List<String> symbols, CommittedRows rows)
                throws SQLException, InterruptedException {
            for (int i = 0; i < users.size(); i++) {
                String user = users.get(i);
                NodePages pages = sessions.get(i);
                same(
                        node,
                        "holdings of " + user,
                        NodePages.holdings(pages.page("action=portfolio")),
                        rows.holdings(user));
                same(node, "balance of " + user, NodePages.balance(pages.page("action=account")), rows.balance(user));
            }
            if (!sessions.isEmpty() && !symbols.isEmpty()) {
                String page = sessions.get(0).page("action=quotes&symbols=" + String.join(",", symbols));
                for (String symbol : symbols) {
                    same(node, "volume and price of " + symbol, NodePages.quote(page, symbol), rows.quote(symbol));
                }
            }
        }

        private void same(String node, String what, String shown, String held) {
            compared++;
            if (!shown.equals(held)) {
                stale.add(node + " shows " + what + " as " + shown + ", the database holds " + held);
            }
        }
    }
}
