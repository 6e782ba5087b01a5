package org.tradebench.load.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.tradebench.load.plugin.controller.VirtualUser;
import org.tradebench.load.plugin.deck.Mix;
import org.tradebench.load.plugin.deck.Operation;
import org.tradebench.load.plugin.deck.Seeds;

/**
 * Generates the lookups and invalidations that the standard workload makes in the application's DistributedMap mode, page by page: the virtual users are the
 * load's own, and docs/caching-and-orders.md lists what each page looks up. The market summary, whose life depends on time, is left out. The virtual users
 * alternate, as in a closed model without think time in which all pages take equally long.
 */
final class TradeTrace {
    private static final long NODES = 11;
    private static final long PORTFOLIOS = 12;

    private final SimulationOptions options;
    private final TraceSink sink;
    private final Random nodes;
    private final SimulatedPortfolios portfolios;
    private final Set<String> alerts = new HashSet<>();
    private final List<Client> clients = new ArrayList<>();

    /** Holds a virtual user and the state of its session. */
    private static final class Client {
        private final Map<String, String> drawn;
        private final VirtualUser user;
        private int sessionNode;

        Client(Map<String, String> drawn, VirtualUser user) {
            this.drawn = drawn;
            this.user = user;
        }

        /** Returns the value of a variable that the virtual user has drawn before. */
        String drawn(String variable) {
            return Objects.requireNonNull(drawn.get(variable), variable);
        }
    }

    TradeTrace(SimulationOptions options, TraceSink sink) {
        this.options = options;
        this.sink = sink;
        this.nodes = Seeds.generator(options.seed(), NODES, 0);
        this.portfolios = new SimulatedPortfolios(Seeds.generator(options.seed(), PORTFOLIOS, 0), options.quotes());
        Mix mix = Mix.ofUpdates(options.updates());
        VirtualUser.Population population =
                new VirtualUser.Population(0, options.users(), options.quotes(), options.quoteSymbols(), "simulated");
        for (int thread = 0; thread < options.clients(); thread++) {
            Map<String, String> drawn = new HashMap<>();
            clients.add(new Client(
                    drawn, VirtualUser.of(mix, options.seed(), thread, options.clients(), population, drawn::put)));
        }
    }

    /** Plays the warm-up and the measurement interval. */
    void play() {
        int all = options.warmup() + options.requests();
        for (int request = 0; request < all; request++) {
            if (request == options.warmup()) {
                sink.beginMeasurement();
            }
            request(clients.get(request % clients.size()));
        }
    }

    private void request(Client client) {
        String label = client.user.nextRequest();
        if (label.equals(VirtualUser.LOGIN) || label.equals(Operation.REGISTER.label())) {
            client.sessionNode = nodes.nextInt(options.nodes());
        }
        int node = options.affinity() ? client.sessionNode : nodes.nextInt(options.nodes());
        String user = client.drawn("uid");
        page(label, client, user, node);
        boolean showsHoldings =
                label.equals(VirtualUser.PORTFOLIO_OF_SELL) || label.equals(Operation.PORTFOLIO.label());
        client.user.answered(true, showsHoldings ? portfolios.holdings(user) : Set.of());
    }

    private void page(String label, Client client, String user, int node) {
        switch (label) {
            case VirtualUser.LOGIN -> {
                sink.invalidate(Set.of(account(user)));
                holdings(node, user);
            }
            case "register" -> {
                portfolios.registered(client.drawn("newuid"));
                holdings(node, client.drawn("newuid"));
            }
            case "logoff" -> sink.invalidate(Set.of(account(user)));
            case "quotes" -> {
                announce(node, user);
                quotes(node, List.of(client.drawn("symbols").split(",")));
            }
            case "home" -> {
                announce(node, user);
                lookup(node, "Account", user, account(user));
                holdings(node, user);
            }
            case "portfolio", VirtualUser.PORTFOLIO_OF_SELL -> {
                announce(node, user);
                holdings(node, user);
            }
            case "account" -> {
                announce(node, user);
                lookup(node, "AccountProfile", user, profile(user));
                accountPage(node, user);
            }
            case "update account" -> {
                announce(node, user);
                sink.invalidate(Set.of(profile(user)));
                accountPage(node, user);
            }
            case "buy" -> {
                announce(node, user);
                portfolios.bought(user, client.drawn("symbol"));
                traded(user, client.drawn("symbol"));
            }
            case "sell" -> {
                announce(node, user);
                traded(user, portfolios.sold(user, client.drawn("holdingID")));
            }
            default -> throw new IllegalStateException("a request '" + label + "' that no page answers");
        }
    }

    /** Looks up the orders to announce, as every page of a logged-in user does; that there are none is cached until an order completes. */
    private void announce(int node, String user) {
        lookup(node, "ClosedOrders", user, closedOrders(user));
        if (alerts.remove(user)) {
            sink.invalidate(Set.of(closedOrders(user), orders(user)));
        }
    }

    private void accountPage(int node, String user) {
        lookup(node, "Account", user, account(user));
        lookup(node, "Orders", user, orders(user));
    }

    /** Looks up shares by their owner and prices by their quotes. A miss of the shares reads the prices too, which are then not looked up. */
    private void holdings(int node, String user) {
        lookup(node, "Holdings", user, "Holdings_UserID:" + user);
        quotes(node, portfolios.symbols(user));
    }

    private void quotes(int node, Iterable<String> symbols) {
        for (String symbol : symbols) {
            lookup(node, "Quote", symbol, quote(symbol));
        }
    }

    private void traded(String user, String symbol) {
        alerts.add(user);
        sink.invalidate(
                Set.of(account(user), "Holdings_UserID:" + user, orders(user), closedOrders(user), quote(symbol)));
    }

    private void lookup(int node, String kind, String key, String group) {
        sink.lookup(node, kind, kind + ':' + key, group);
    }

    private static String account(String user) {
        return "Account_UserID:" + user;
    }

    private static String profile(String user) {
        return "AccountProfile_UserID:" + user;
    }

    private static String orders(String user) {
        return "Orders_UserID:" + user;
    }

    private static String closedOrders(String user) {
        return "ClosedOrders_UserID:" + user;
    }

    private static String quote(String symbol) {
        return "Quote_Symbol:" + symbol;
    }
}
