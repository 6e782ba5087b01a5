package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.ClientOptions;
import org.tradebench.load.cli.option.EnumConverter;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.RowOptions;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.PredictionDocument;
import org.tradebench.load.console.Display;
import org.tradebench.load.report.CacheSection;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.Sharing;
import org.tradebench.load.simulation.Prediction;
import org.tradebench.load.simulation.SimulationOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader simulate}. */
@Command(
        name = "simulate",
        description = {
            "Predicts the hit ratios of the nodes' caches for the standard workload in the caching mode distributed-map.",
            "The caches are the application's own classes; no server and no database is started."
        })
public final class SimulateCommand implements Callable<Integer> {

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "1",
            converter = BoundedNumber.Nodes.class,
            description = "Application servers (default: ${DEFAULT-VALUE}).")
    private int nodes;

    @Option(
            names = "--cache-size",
            paramLabel = "N",
            defaultValue = "20000",
            converter = BoundedNumber.CacheEntries.class,
            description = "Entries that each node's cache holds (default: ${DEFAULT-VALUE}).")
    private int entries;

    @Option(
            names = "--eviction",
            paramLabel = "WORD",
            defaultValue = "w-tinylfu",
            converter = EnumConverter.OfEviction.class,
            description = "Eviction: w-tinylfu, lru or random (default: ${DEFAULT-VALUE}).")
    private Eviction eviction;

    @Option(
            names = "--sharing",
            paramLabel = "WORD",
            defaultValue = "not-shared",
            converter = EnumConverter.OfSharing.class,
            description =
                    "Sharing between the nodes: not-shared, push, pull or push-pull " + "(default: ${DEFAULT-VALUE}).")
    private Sharing sharing;

    @Option(
            names = "--no-affinity",
            description = "Send a session's requests to any node (default: to the node of its login).")
    private boolean noAffinity;

    @Mixin
    private ClientOptions clients;

    @Option(
            names = "--updates",
            paramLabel = "PERCENT",
            defaultValue = "14",
            converter = BoundedNumber.Updates.class,
            description = "Updates among the operations: 0, 2, 4 ... 14 (default: ${DEFAULT-VALUE}).")
    private int updates;

    @Option(
            names = "--symbols",
            paramLabel = "N",
            defaultValue = "1",
            converter = BoundedNumber.Symbols.class,
            description = "Symbols of a quotes page (default: ${DEFAULT-VALUE}).")
    private int symbols;

    @Option(
            names = "--warmup",
            paramLabel = "N",
            defaultValue = "200000",
            converter = BoundedNumber.Requests.class,
            description = "Requests that fill the caches and are not counted (default: ${DEFAULT-VALUE}).")
    private int warmup;

    @Option(
            names = "--requests",
            paramLabel = "N",
            defaultValue = "200000",
            converter = BoundedNumber.Requests.class,
            description = "Requests that are counted (default: ${DEFAULT-VALUE}).")
    private int requests;

    @Mixin
    private RowOptions rows;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        SimulationOptions options = new SimulationOptions(
                nodes,
                entries,
                eviction,
                sharing,
                !noAffinity,
                clients.clients(),
                updates,
                rows.users(),
                rows.quotes(),
                symbols,
                warmup,
                requests,
                rows.seed());
        Display display = Display.standard();
        display.begin("simulation");
        Prediction prediction = Prediction.of(options);
        display.end((warmup + requests) + " requests");
        print(prediction, json.textWriter());
        json.write(PredictionDocument.of(prediction));
        return ExitCodes.OK;
    }

    private static void print(Prediction prediction, PrintWriter out) {
        CacheSection.table(prediction.kinds(), prediction.total()).forEach(out::println);
        out.println();
        out.println(String.format(
                Locale.ROOT,
                "%.2f misses per request, %,d requests; the market summary, which is kept by time, is left out.",
                prediction.missesPerRequest(),
                prediction.requests()));
        out.flush();
    }
}
