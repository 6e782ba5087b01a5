package org.tradebench.cache.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
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
        // JMH would let only one of the processes start at a time.
        System.setProperty("jmh.ignoreLock", "true");
        List<BenchComparison> plan = wanted.plan();
        Map<Host, Measurer> hosts = new EnumMap<>(Host.class);
        hosts.put(Host.OWN_PROCESS, new InterleavedProcesses(new BenchForks()));
        Map<String, Object> platform = new LinkedHashMap<>();
        platform.put("java", System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"));
        platform.put("processors", Runtime.getRuntime().availableProcessors());
        if (plan.stream().anyMatch(comparison -> comparison.host() == Host.OPEN_LIBERTY)) {
            LibertyFolder folder = LibertyFolder.in(TARGET);
            hosts.put(Host.OPEN_LIBERTY, new InterleavedProcesses(new Servers(folder)));
            platform.put("openLiberty", folder.version());
        }
        Instant begun = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        Map<String, Object> raw = new LinkedHashMap<>();
        raw.put("begun", begun.toString());
        raw.put("command", "trader-cache/bench/run " + String.join(" ", arguments));
        raw.putAll(platform);
        List<BenchTrial> trials = new ArrayList<>();
        raw.put("trials", trials);
        try {
            wanted.runs().of(plan, hosts, trial -> {
                trials.add(trial);
                tell(trial);
            });
        } catch (BenchFailure e) {
            write(raw, UNFINISHED);
            throw new BenchFailure(e.getMessage() + "; what was measured before: " + UNFINISHED, e);
        }

        ResultTables tables = new ResultTables(plan, trials);
        String figures = heading(arguments, begun, platform) + "\n\n" + tables.markdown();
        write(raw, wanted.json());
        if (wanted.page() != null) {
            ResultPage.write(wanted.page(), figures, new ResultPicture(plan, tables));
        }
        System.out.println();
        System.out.println(figures);
    }

    private static void write(Map<String, Object> raw, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValue(file.toFile(), raw);
    }

    private static String heading(String[] arguments, Instant begun, Map<String, Object> platform) {
        return String.format(
                Locale.ROOT,
                "Measured with `trader-cache/bench/run%s` on %s: Java %s%s, %d processors.",
                arguments.length == 0 ? "" : " " + String.join(" ", arguments),
                begun,
                System.getProperty("java.runtime.version"),
                platform.containsKey("openLiberty") ? ", Open Liberty " + platform.get("openLiberty") : "",
                Runtime.getRuntime().availableProcessors());
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
