package org.tradebench.cache.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.nio.file.Files;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Runs the benchmarks, writes every figure to a file and the comparisons into a page. See docs/cache-benchmarks.md. */
public final class BenchMain {

    private BenchMain() {}

    /** @param arguments see {@link Arguments#USAGE} */
    @SuppressWarnings("SystemOut") // a program for people at a terminal
    public static void main(String[] arguments) throws Exception {
        Arguments wanted;
        try {
            wanted = Arguments.of(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(Arguments.USAGE);
            System.exit(2);
            return;
        }
        List<Comparison> plan = Plan.of(wanted.only());
        Instant begun = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        List<Trial> trials = wanted.runs().of(plan, BenchMain::tell);

        String figures = heading(arguments, begun) + "\n\n" + new Tables(plan, trials).markdown();
        Map<String, Object> raw = new LinkedHashMap<>();
        raw.put("begun", begun.toString());
        raw.put("command", "trader-cache/bench/run " + String.join(" ", arguments));
        raw.put("java", System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"));
        raw.put("processors", Runtime.getRuntime().availableProcessors());
        raw.put("trials", trials);
        Files.createDirectories(wanted.json().toAbsolutePath().getParent());
        new ObjectMapper()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .writeValue(wanted.json().toFile(), raw);
        if (wanted.page() != null) {
            Page.write(wanted.page(), figures);
        }
        System.out.println();
        System.out.println(figures);
    }

    private static String heading(String[] arguments, Instant begun) {
        return String.format(
                Locale.ROOT,
                "Measured with `trader-cache/bench/run%s` on %s: Java %s, %d processors.",
                arguments.length == 0 ? "" : " " + String.join(" ", arguments),
                begun,
                System.getProperty("java.runtime.version"),
                Runtime.getRuntime().availableProcessors());
    }

    @SuppressWarnings("SystemOut") // a program for people at a terminal
    private static void tell(Trial trial) {
        System.out.printf(
                Locale.ROOT,
                "round %d  %-12s %-28s %-36s %,14.0f/s %10.1f bytes/op%n",
                trial.round(),
                trial.comparison(),
                trial.conditions(),
                trial.subject(),
                trial.mean(),
                trial.bytesPerOperation());
    }
}
