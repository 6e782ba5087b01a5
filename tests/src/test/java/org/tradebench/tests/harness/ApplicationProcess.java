package org.tradebench.tests.harness;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.Ports;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.server.RunningServer;
import org.tradebench.load.server.ServerInstallations;
import org.tradebench.load.server.ServerSettings;
import org.tradebench.load.settings.ServerProduct;

/** The packaged application on its server, in a process of its own. */
public final class ApplicationProcess implements AutoCloseable {

    /** A cold start takes 25 CPU-seconds, and a build server may have other work. */
    private static final Duration PATIENCE = Duration.ofMinutes(4);

    /** The administrator's password in the application's environment. */
    public static final String ADMIN_PASSWORD = "admin-of-the-tests";

    /** JVM options for a fast start, with less compilation and fewer threads: nothing is measured. */
    private static final List<String> FAST_START = List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:-BytecodeVerificationRemote");

    /** The server product of all tests that do not choose one; set by {@code -Dtests.server=wildfly}. */
    static final ServerProduct SERVER = ServerProduct.of(System.getProperty("trader.tests.server", "liberty"))
            .orElseThrow();

    private final RunningServer server;

    private ApplicationProcess(RunningServer server) {
        this.server = server;
    }

    /**
     * Starts the server's process and does not wait for it.
     *
     * @param name of its folder below the module's target
     * @param settings start settings beside the database's
     */
    public static ApplicationProcess launch(String name, DatabaseSettings database, Map<String, String> settings) {
        return launch(name, database, settings, List.of());
    }

    /** @param jvmOptions beside those of every server of the tests */
    public static ApplicationProcess launch(
            String name, DatabaseSettings database, Map<String, String> settings, List<String> jvmOptions) {
        return launch(SERVER, name, database, Ports.free(), settings, jvmOptions);
    }

    /** @param product the server product, whatever the other servers of the test run use */
    static ApplicationProcess launch(
            ServerProduct product, String name, DatabaseSettings database, Map<String, String> settings) {
        return launch(product, name, database, Ports.free(), settings, List.of());
    }

    /** @param settings made of the server's own port for TLS */
    public static ApplicationProcess launch(
            String name, DatabaseSettings database, IntFunction<Map<String, String>> settings) {
        int httpsPort = Ports.free();
        return launch(SERVER, name, database, httpsPort, settings.apply(httpsPort), List.of());
    }

    private static ApplicationProcess launch(
            ServerProduct product,
            String name,
            DatabaseSettings database,
            int httpsPort,
            Map<String, String> settings,
            List<String> jvmOptions) {
        Path target = ProjectLayout.current().base().resolve("tests/target");
        Map<String, String> environment = new TreeMap<>(database.environment());
        environment.put("TRADER_ADMIN_PASSWORD", ADMIN_PASSWORD);
        // Every market summary is fresh, so that pages do not depend on a clock.
        environment.put("MARKET_SUMMARY_INTERVAL", "0");
        environment.putAll(settings);
        return new ApplicationProcess(RunningServer.start(new ServerSettings(
                ServerInstallations.of(ProjectLayout.current(), product, target.resolve("work-areas")),
                target.resolve("server-" + name),
                JavaRuntime.current(),
                "512m",
                Stream.of(
                                FAST_START,
                                product == ServerProduct.LIBERTY ? ClassDataArchive.jvmOptions() : List.<String>of(),
                                jvmOptions)
                        .flatMap(List::stream)
                        .toList(),
                Ports.free(),
                httpsPort,
                environment)));
    }

    /** Starts an ended server again with the same settings, folder and ports; does not wait for it. */
    public ApplicationProcess restart() {
        server.close();
        return new ApplicationProcess(RunningServer.start(server.settings()));
    }

    /** Waits until the application answers requests. */
    public ApplicationProcess awaitReady() {
        try {
            server.awaitAnswer(PATIENCE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        return this;
    }

    /** URL of the application with its context root, without a slash at the end. */
    public URI root() {
        String address = server.address().toString();
        return URI.create(address.substring(0, address.length() - 1));
    }

    public Browser browser() {
        return new Browser(root());
    }

    /** A visitor of the server, outside the application's context root. */
    public Browser serverBrowser() {
        return new Browser(URI.create(root().toString().replace("/daytrader", "")));
    }

    public AdminConsole admin() {
        return new AdminConsole(browser(), ADMIN_PASSWORD).loggedIn();
    }

    public RunningServer server() {
        return server;
    }

    /** Ends the process as a power cut would. */
    public void kill() {
        ProcessHandle process = ProcessHandle.of(server.pid()).orElseThrow();
        process.destroyForcibly();
        process.onExit().join();
    }

    @Override
    public void close() {
        server.close();
    }
}
