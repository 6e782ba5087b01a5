package org.tradebench.app.caching;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.tradebench.app.caching.Bank.Read;
import org.tradebench.app.caching.command.TradeCommands;
import org.tradebench.app.caching.command.TradePolicies;
import org.tradebench.app.caching.entity.EntityReads;
import org.tradebench.app.caching.mode.CachingStages;
import org.tradebench.app.caching.watch.DatabaseMonitor;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.settings.CachingType;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.cache.policy.CachePolicies;

/** The application's caching without an application server: in front of a {@link Bank}, with the application's own policy file. */
final class Remembering implements AutoCloseable {
    /** A database monitor that reports a connection at the start, and then what the test requests. */
    static final class ScriptedMonitor implements DatabaseMonitor {
        private Consumer<Boolean> listener = connected -> {};

        @Override
        public void start(Consumer<Boolean> connectionListener) {
            listener = connectionListener;
            connectionListener.accept(true);
        }

        @Override
        public void stop() {
            listener = connected -> {};
        }

        void report(boolean connected) {
            listener.accept(connected);
        }
    }

    /** The user who reads and makes changes. */
    static final String ME = "uid:1";

    final Bank bank = new Bank();
    final ScriptedMonitor monitor = new ScriptedMonitor();
    final TradeSettings settings = new TradeSettings();
    final TradeCache cache = new TradeCache(settings, new CacheParts(), monitor);
    private final CachingStages modes;

    Remembering(CachingType type, String... namesAndValues) {
        modes = new CachingStages(settings, cache, new TradeCommands(cache, policies()), new EntityReads());
        Map<String, String> changes = new HashMap<>(Map.of("CACHING_TYPE", type.label()));
        if (type == CachingType.SECOND_LEVEL) {
            changes.put("RUNTIME_MODE", "JPA");
        }
        for (int i = 0; i < namesAndValues.length; i += 2) {
            changes.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        settings.change(changes);
    }

    /** Returns the application's own policies. */
    static TradePolicies policies() {
        TradePolicies policies = new TradePolicies();
        policies.use(delivered());
        return policies;
    }

    private static CachePolicies delivered() {
        Path file = Path.of("src", "main", "webapp", "WEB-INF", "cachespec.xml");
        try (InputStream in = Files.newInputStream(file)) {
            return CachePolicies.parse(in, "cachespec.xml");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the caching types that cache answers. */
    static Stream<CachingType> types() {
        return Stream.of(CachingType.COMMAND, CachingType.COMMAND_AND_SERVLET, CachingType.DISTRIBUTED_MAP);
    }

    /** Reads everything of a user and of the market, in an order in which no read changes the result of a later one. */
    static List<Object> readEverything(TradeServices services, String userId) {
        return List.of(
                services.getClosedOrders(userId),
                services.getAccountData(userId),
                services.getAccountProfileData(userId),
                services.getHoldings(userId),
                services.getOrders(userId, 5),
                services.getQuotes(List.of("s:1", "s:2")),
                services.getMarketSummary());
    }

    /** Returns what was read from the bank since the last call. */
    static Set<Read> newReads(Bank bank) {
        Set<Read> reads = EnumSet.noneOf(Read.class);
        for (Read read : Read.values()) {
            if (bank.readsOf(read) > 0) {
                reads.add(read);
            }
        }
        return reads;
    }

    /** Returns the services of a request that begins now. */
    TradeServices services() {
        return modes.answering(bank);
    }

    /** Returns services that read every answer from the bank, but invalidate the cache after changes. */
    TradeServices withoutCaching() {
        return modes.invalidating(bank);
    }

    void use(CachingType type) {
        settings.change(Map.of("CACHING_TYPE", type.label()));
    }

    @Override
    public void close() {
        cache.stop();
    }
}
