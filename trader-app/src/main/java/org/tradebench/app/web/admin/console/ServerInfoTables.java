package org.tradebench.app.web.admin.console;

import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.jar.Manifest;
import org.tradebench.app.settings.OrderProcessingMode;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;

/** Describes this server in tables: versions, machine, and its roles in the cluster. */
final class ServerInfoTables {
    private static final List<String> HEADINGS = List.of("What", "Now");

    private ServerInfoTables() {}

    static TableView versions(ServletContext context) {
        Runtime runtime = Runtime.getRuntime();
        return new TableView(
                "This server",
                HEADINGS,
                List.of(
                        row("Application", application(context)),
                        row("Application server", server(context)),
                        row(
                                "Java",
                                System.getProperty("java.runtime.version") + ", " + System.getProperty("java.vm.name")),
                        row(
                                "Operating system",
                                System.getProperty("os.name") + " " + System.getProperty("os.version") + ", "
                                        + System.getProperty("os.arch")),
                        row("Processors", Integer.toString(runtime.availableProcessors())),
                        row("Maximum heap", DisplayFormat.count(runtime.maxMemory() >> 20) + " MiB"),
                        row(
                                "Started",
                                DisplayFormat.moment(Instant.ofEpochMilli(ManagementFactory.getRuntimeMXBean()
                                                .getStartTime()))
                                        + " UTC")),
                "");
    }

    static TableView roles(TradeSettings settings, Map<String, String> environment) {
        boolean queued = settings.now().orderProcessingMode() != OrderProcessingMode.SYNCHRONOUS;
        String engine = environment.getOrDefault("TRADER_MESSAGING_SERVER", "");
        boolean listens = Boolean.parseBoolean(environment.getOrDefault("TRADER_MESSAGING_LISTENS", "false"));
        return new TableView(
                "What it does",
                HEADINGS,
                List.of(
                        row(
                                "Operations are executed",
                                "in " + settings.now().runtimeMode().label() + " mode"),
                        row(
                                "Orders are completed",
                                queued
                                        ? "from the queue ("
                                                + settings.now()
                                                        .orderProcessingMode()
                                                        .label() + ")"
                                        : "at once"),
                        row(
                                "Queue and prices",
                                engine.isEmpty() ? "by its own messaging engine" : "by the engine of " + engine),
                        row("Its messaging engine serves", listens ? "other servers, too" : "this server alone"),
                        row("Caching", settings.cachingType().label()),
                        row(
                                "Pages call the operations",
                                "by " + settings.now().accessMode().label() + " access")),
                "");
    }

    private static List<Cell> row(String what, String now) {
        return List.of(Cell.text(what), Cell.text(now));
    }

    private static String application(ServletContext context) {
        try (InputStream file = context.getResourceAsStream("/META-INF/MANIFEST.MF")) {
            String version =
                    file == null ? null : new Manifest(file).getMainAttributes().getValue("Implementation-Version");
            return version == null ? "not in the archive's manifest" : version;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns product and version: Open Liberty's by JMX, because its servlet context does not name the version. */
    private static String server(ServletContext context) {
        return ServerMetrics.value(ServerMetrics.name("WebSphere:feature=kernel,name=ServerInfo"), "LibertyVersion")
                .map(version -> "Open Liberty " + version)
                .orElse(context.getServerInfo());
    }
}
