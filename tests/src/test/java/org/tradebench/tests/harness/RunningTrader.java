package org.tradebench.tests.harness;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.server.CacheReport;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.server.PopulationProgram;
import org.tradebench.load.server.ServerSettings;
import org.tradebench.load.settings.ServerProduct;

/**
 * An application with a database of its own, which many integration tests share, because a start takes longer than most tests. It is populated once and restored to
 * those rows on demand; its settings are changed as an administrator would. There are two, so that two test classes can run in parallel: unmarked classes use the
 * {@linkplain #get() first}, classes marked {@link SecondApplication} the {@linkplain #second() second}.
 */
public final class RunningTrader implements AutoCloseable {

    /** The address of the trusted proxy: from it, the application accepts a client's address in a header. */
    public static final String PROXY = "127.0.0.9";

    private static final int USERS = 50;
    private static final int QUOTES = 40;
    private static final long SEED = 7;
    private static final PopulationProgram.Listener SILENT = (done, all, what) -> {};

    private final TestDatabase database;
    private final ApplicationProcess application;
    private final AdminConsole admin;
    private final ResetByClass reset;
    private final long populatedOrders;

    private RunningTrader(String name, ServerProduct product) {
        database = TestDatabase.start(name);
        program().populate(USERS, QUOTES, SEED, SILENT);
        reset = new ResetByClass(database.settings());
        populatedOrders =
                Long.parseLong(Rows.value(database.settings(), "SELECT coalesce(max(order_id), 0) FROM trade_order"));
        application = ApplicationProcess.launch(
                        product,
                        name,
                        database.settings(),
                        Map.of("TRADER_CORE_THREADS", "40", "TRADER_TRUSTED_PROXIES", PROXY.replace(".", "\\.")))
                .awaitReady();
        if (product == ServerProduct.LIBERTY) {
            ClassDataArchive.write(application.server().pid());
        }
        admin = application.admin();
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, "stop-the-application-" + name));
    }

    /** The first one: started on first use, stopped with the test run. */
    public static RunningTrader get() {
        return First.APPLICATION;
    }

    /** The second one, likewise. */
    public static RunningTrader second() {
        return Second.APPLICATION;
    }

    /** Starts another one on this server product, whatever the others use; the caller closes it. */
    public static RunningTrader on(ServerProduct product) {
        return new RunningTrader("on-" + product.label(), product);
    }

    private static final class First {
        static final RunningTrader APPLICATION = new RunningTrader("shared", ApplicationProcess.SERVER);
    }

    private static final class Second {
        static final RunningTrader APPLICATION = new RunningTrader("shared-too", ApplicationProcess.SERVER);
    }

    /** Restores the populated rows and the initial settings, in this mode without a cache. */
    public void restore(Mode mode) {
        restore(mode, Caching.NONE);
    }

    /** Restores the populated rows and the initial settings, in this mode with an active, empty cache. */
    public void restore(Mode mode, Caching caching) {
        admin().require(Map.of(
                "CACHING_TYPE", Caching.NONE.label(),
                "ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label()));
        restoreRows();
        settings(mode, Orders.SYNCHRONOUS);
        if (caching != Caching.NONE) {
            activateCache(caching);
        }
    }

    /** Restores the initial settings, but not the rows, in this mode without a cache and with this order processing. */
    public void settings(Mode mode, Orders orders) {
        admin().require(Map.of(
                "RUNTIME_MODE", mode.label(),
                "ORDER_PROCESSING_MODE", orders.label(),
                "CACHING_TYPE", Caching.NONE.label(),
                "ACCESS_MODE", Access.STANDARD.label(),
                "DISPLAY_ORDER_ALERTS", "true",
                "MARKET_SUMMARY_INTERVAL", "0"));
    }

    /** Changes the caching type and waits until its empty cache is active. */
    public void activateCache(Caching caching) {
        admin.set("CACHING_TYPE", caching.label());
        if (caching != Caching.NONE) {
            Await.until("the cache is active", Duration.ofMinutes(1), () -> cache().isActive());
        }
    }

    /** Memory hits since the cache was created. */
    public long cacheHits() {
        return cache().instances().get("trade").counters().get("MEMORY_HITS");
    }

    /** Restores the populated rows in another process than the application. */
    public void restoreRows() {
        reset.run();
    }

    /** Restores the tests' shared population after a test that populated another number of users. */
    public void repopulateIfChanged() {
        String users = Rows.value(database.settings(), "SELECT count(*) FROM account");
        if (!users.equals(Integer.toString(USERS))) {
            program().populate(USERS, QUOTES, SEED, SILENT);
        }
    }

    /** A visitor of the application. */
    public Browser browser() {
        return application.browser();
    }

    /** A visitor of the server, outside the application's context root. */
    public Browser server() {
        return new Browser(URI.create(root().toString().replace("/daytrader", "")));
    }

    public AdminConsole admin() {
        return admin.loggedIn();
    }

    /** The application's cache as it is now. */
    public CacheReport cache() {
        return CacheReport.parse(admin().get("/config/cache.json").body());
    }

    /** Where the server listens for http and https. */
    public List<Integer> ports() {
        ServerSettings settings = application.server().settings();
        return List.of(settings.httpPort(), settings.httpsPort());
    }

    /** The server's messages. */
    public Path log() {
        return application.server().settings().messagesLog();
    }

    /** URL of the application with its context root, without a slash at the end. */
    public URI root() {
        return application.root();
    }

    public DatabaseSettings database() {
        return database.settings();
    }

    /** Users of the population. */
    public int users() {
        return USERS;
    }

    /** Quotes of the population. */
    public int quotes() {
        return QUOTES;
    }

    /** The number of the population's last order. */
    public long populatedOrders() {
        return populatedOrders;
    }

    private PopulationProgram program() {
        ProjectLayout layout = ProjectLayout.current();
        return new PopulationProgram(
                JavaRuntime.current(),
                layout.application(),
                layout.libertyHome(),
                database.settings().environment());
    }

    @Override
    public void close() {
        application.close();
        database.close();
    }
}
