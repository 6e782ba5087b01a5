package org.tradebench.tests.summary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tradebench.load.report.chart.DocumentPart;

/**
 * Summarizes all tests of a build.
 *
 * @param reports one for each test class that the build ran or skipped
 * @param leftOut simple names of the integration tests of which nothing was run or skipped
 */
record TestSummary(List<ClassReport> reports, Set<String> leftOut) {

    private static final int SLOWEST = 20;

    /** Modules with tests, in the order of the build. */
    private static final List<String> MODULES = List.of(
            "trader-cache",
            "trader-cache/jcache",
            "trader-cache/hibernate",
            "trader-app",
            "loadgen",
            "tests",
            "trader-cache/bench");

    /**
     * Prints the summary and writes the table of the slowest classes.
     *
     * @param arguments the project's folder, the time at which the build started (ISO 8601), and, if the table is to be kept, the Markdown document that holds it
     */
    @SuppressWarnings("SystemOut")
    public static void main(String... arguments) throws IOException {
        Path project = Path.of(arguments[0]);
        TestSummary summary = of(project, Instant.parse(arguments[1]));
        summary.lines().forEach(System.out::println);
        Path table = Files.createDirectories(project.resolve("target")).resolve("slowest-tests.md");
        Files.write(table, summary.slowest());
        System.out.println("Slowest test classes: " + project.relativize(table));
        if (arguments.length > 2 && !arguments[2].isBlank()) {
            new DocumentPart(project.resolve(arguments[2]), "slowest").write(summary.slowest());
        }
    }

    /** Of the reports that were written since the build started: an earlier build may have left others. */
    static TestSummary of(Path project, Instant start) {
        List<ClassReport> reports = new ArrayList<>();
        Set<String> leftOut = new TreeSet<>();
        for (String module : MODULES) {
            Path target = project.resolve(module).resolve("target");
            for (String kind : List.of("surefire-reports", "failsafe-reports")) {
                files(target.resolve(kind), "TEST-", ".xml").stream()
                        .filter(file -> !modified(file).isBefore(start))
                        .map(ClassReport::read)
                        .forEach(reports::add);
            }
            files(target.resolve("test-classes"), "", "IT.class").stream()
                    .map(file -> file.getFileName().toString().replace(".class", ""))
                    .forEach(leftOut::add);
        }
        reports.forEach(report -> leftOut.remove(report.simpleName()));
        return new TestSummary(List.copyOf(reports), leftOut);
    }

    private static List<Path> files(Path folder, String begin, String end) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(begin)
                            && file.toString().endsWith(end))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Instant modified(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** For the end of the build. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "Tests: %,d unit tests and %,d integration tests ran, %,d failed, %,d skipped",
                sum(false),
                sum(true),
                reports.stream().mapToInt(ClassReport::failed).sum(),
                reports.stream().mapToInt(report -> report.skipReasons().size()).sum()));
        skipped().forEach((reason, names) -> lines.add("  skipped: " + String.join(", ", names) + ": " + reason));
        if (!leftOut.isEmpty()) {
            lines.add(String.format(
                    Locale.ROOT,
                    "  classes of integration tests not in this build: %,d; a build with -Pfull has every test",
                    leftOut.size()));
        }
        return lines;
    }

    private int sum(boolean integration) {
        return reports.stream()
                .filter(report -> report.integration() == integration)
                .mapToInt(ClassReport::ran)
                .sum();
    }

    private Map<String, Set<String>> skipped() {
        Map<String, Set<String>> skipped = new TreeMap<>();
        for (ClassReport report : reports) {
            report.skipReasons()
                    .forEach(reason -> skipped.computeIfAbsent(reason, unused -> new TreeSet<>())
                            .add(report.simpleName()));
        }
        return skipped;
    }

    /** The slowest classes as a Markdown table. */
    List<String> slowest() {
        List<String> table = new ArrayList<>(List.of("| test class | tests | time (s) |", "|---|---:|---:|"));
        reports.stream()
                .sorted(Comparator.comparingDouble(ClassReport::seconds).reversed())
                .limit(SLOWEST)
                .map(report -> String.format(
                        Locale.ROOT, "| `%s` | %,d | %,.0f |", report.simpleName(), report.ran(), report.seconds()))
                .forEach(table::add);
        table.add("");
        table.add(String.format(
                Locale.ROOT,
                "All %,d test classes together: %s of class time, some of it in parallel.",
                reports.size(),
                minutes()));
        return table;
    }

    private String minutes() {
        Duration all = Duration.ofSeconds(
                Math.round(reports.stream().collect(Collectors.summingDouble(ClassReport::seconds))));
        return all.toMinutes() + " min " + all.toSecondsPart() + " s";
    }
}
