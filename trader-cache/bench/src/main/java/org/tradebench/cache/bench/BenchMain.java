package org.tradebench.cache.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Runs the benchmarks, writes every result to a file and the comparisons into a page. See trader-cache/docs/benchmarks.md. */
public final class BenchMain {

    /** Build folder of this module, relative to the project's root. */
    private static final Path TARGET = Path.of("trader-cache", "bench", "target");

    private static final Path UNFINISHED = TARGET.resolve("unfinished.json");

    private BenchMain() {}

    /** @param arguments see {@link BenchOptions#USAGE} */
    @SuppressWarnings("SystemOut") // a program for people at a terminal
    public static void main(String[] arguments) throws IOException {
        if (Arrays.asList(arguments).contains("--help")) {
            System.out.println(BenchOptions.USAGE);
            return;
        }
        BenchOptions wanted;
        try {
            wanted = BenchOptions.of(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(BenchOptions.USAGE);
            System.exit(2);
            return;
        }
        try {
            run(wanted, arguments);
        } catch (BenchFailure e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    @SuppressWarnings("SystemOut") // a program for people at a terminal
    private static void run(BenchOptions wanted, String[] arguments) throws IOException {
        if (wanted.page() != null) {
            ResultPage.check(wanted.page());
        }
        Measurements measured = wanted.from() == null ? measure(wanted, arguments) : Measurements.read(wanted.from());
        List<BenchComparison> plan = measured.measured(wanted.plan());
        ResultTables tables = new ResultTables(plan, measured.trials());
        String figures = measured.heading() + "\n\n" + tables.markdown();
        if (wanted.page() != null) {
            ResultPage.write(wanted.page(), figures, new ResultPicture(plan, tables));
        }
        System.out.println();
        System.out.println(figures);
    }

    private static Measurements measure(BenchOptions wanted, String[] arguments) throws IOException {
        // JMH would let only one of the processes start at a time.
        System.setProperty("jmh.ignoreLock", "true");
        Map<Host, Measurer> hosts = new EnumMap<>(Host.class);
        hosts.put(Host.OWN_PROCESS, new InterleavedProcesses(new BenchForks()));
        String openLiberty = null;
        if (wanted.plan().stream().anyMatch(comparison -> comparison.host() == Host.OPEN_LIBERTY)) {
            LibertyFolder folder = LibertyFolder.in(TARGET);
            hosts.put(Host.OPEN_LIBERTY, new InterleavedProcesses(new Servers(folder)));
            openLiberty = folder.version();
        }
        List<BenchTrial> trials = new ArrayList<>();
        Measurements measured = new Measurements(
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                "trader-cache/bench/run " + String.join(" ", arguments),
                System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"),
                Runtime.getRuntime().availableProcessors(),
                openLiberty,
                trials);
        try {
            wanted.runs().of(wanted.plan(), hosts, trial -> {
                trials.add(trial);
                tell(trial);
            });
        } catch (BenchFailure e) {
            measured.write(UNFINISHED);
            throw new BenchFailure(e.getMessage() + "; what was measured before: " + UNFINISHED, e);
        }
        measured.write(wanted.json());
        return measured;
    }

    @SuppressWarnings("SystemOut") // a program for people at a terminal
    private static void tell(BenchTrial trial) {
        System.out.printf(
                Locale.ROOT,
                "block %d  %-18s %-28s %-44s %,14.0f/s %10.1f bytes/op%n",
                trial.block(),
                trial.comparison(),
                trial.conditions(),
                trial.subject(),
                trial.mean(),
                trial.bytesPerOperation());
    }
}
