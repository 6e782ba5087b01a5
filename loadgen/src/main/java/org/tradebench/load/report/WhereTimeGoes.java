package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.flightrecorder.CpuByComponent;
import org.tradebench.load.flightrecorder.CpuByComponent.Component;
import org.tradebench.load.flightrecorder.FlameGraphs;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.results.Summary;
import org.tradebench.load.results.TimeUse;
import org.tradebench.load.results.TimeUse.OfStatement;
import org.tradebench.load.telemetry.StatementUse;
import org.tradebench.load.telemetry.StatementUse.Counters;

/** Draws where time was spent: the SQL statements that the database executed, and the profile of a run whose application was recorded. */
public final class WhereTimeGoes {
    /** Maximum statements that are shown, more than the standard workload has in any mode; the others are summed up. */
    private static final int SHOWN = 25;

    private static final int LONGEST = 240;

    /** Classes of the style sheet by which long texts are broken anywhere. */
    static final String STATEMENTS = "wide statements";

    static final String DIFFERENCE = "second − first";

    private WhereTimeGoes() {}

    /**
     * Puts the CPU time of an operation by component of two runs beside each other.
     *
     * @return rows of texts, the heading first; empty unless both runs were recorded
     */
    public static List<List<String>> components(TimeUse first, TimeUse second) {
        if (first.components().isEmpty() || second.components().isEmpty()) {
            return List.of();
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("CPU time per operation, µs", "first", "second", DIFFERENCE));
        for (Component component : Component.values()) {
            double one = first.of(component);
            double other = second.of(component);
            if (one > 0 || other > 0) {
                rows.add(List.of(component.label(), Numbers.of(one, 0), Numbers.of(other, 0), signed(other - one, 0)));
            }
        }
        return rows;
    }

    /**
     * Puts the SQL statements of two runs beside each other, those first whose time for an operation differs most.
     *
     * @param length of a statement's text at most
     * @return rows of texts, the heading first; empty unless the statements of both runs are known
     */
    public static List<List<String>> statements(TimeUse first, TimeUse second, int length) {
        if (first.statements().isEmpty() || second.statements().isEmpty()) {
            return List.of();
        }
        Set<String> queries = new TreeSet<>(first.statements().keySet());
        queries.addAll(second.statements().keySet());
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "statement", "calls per operation: first", "second", "µs per operation: first", "second", DIFFERENCE));
        queries.stream()
                .sorted(Comparator.comparingDouble(query ->
                        -Math.abs(second.of(query).micros() - first.of(query).micros())))
                .limit(SHOWN)
                .forEach(query -> {
                    OfStatement one = first.of(query);
                    OfStatement other = second.of(query);
                    rows.add(List.of(
                            shortened(query, length),
                            Numbers.of(one.calls(), 3),
                            Numbers.of(other.calls(), 3),
                            Numbers.of(one.micros(), 1),
                            Numbers.of(other.micros(), 1),
                            signed(other.micros() - one.micros(), 1)));
                });
        return rows;
    }

    static String signed(double micros, int decimals) {
        return String.format(Locale.ROOT, "%+." + decimals + "f", micros);
    }

    static Element statements(StatementUse use, @Nullable Summary summary) {
        List<Counters> shown =
                use.statements().subList(0, Math.min(SHOWN, use.statements().size()));
        Element section = Element.section(
                "SQL statements",
                new Columns<Counters>()
                        .add(
                                "statement",
                                statement -> Element.of("code", shortened(statement.query(), LONGEST))
                                        .with("title", statement.query()))
                        .add("calls per operation", statement -> perOperation(statement, use, summary))
                        .add("mean, ms", statement -> Numbers.of(statement.millis() / statement.calls(), 3))
                        .add("share of the time", statement -> Numbers.percent(share(statement.millis(), use), 1))
                        .add("rows per call", statement -> perCall(statement.rows(), statement))
                        .add("blocks per call", statement -> perCall(statement.blocks(), statement))
                        .add("of which read", statement -> perCall(statement.blocksRead(), statement))
                        .add("log bytes per call", statement -> perCall(statement.walBytes(), statement))
                        .table("By total execution time in the database", shown)
                        .with("class", STATEMENTS));
        List<Counters> others =
                use.statements().subList(shown.size(), use.statements().size());
        if (!others.isEmpty()) {
            section.add(Element.of(
                    "p",
                    others.size() + " more statements took "
                            + Numbers.percent(
                                    share(
                                            others.stream()
                                                    .mapToDouble(Counters::millis)
                                                    .sum(),
                                            use),
                                    1)
                            + " of the time."));
        }
        return section.add(Element.of(
                "p",
                "From pg_stat_statements, between the first second of the measurement interval and the end of the load. Time is the server's alone, without network and application. Of COMMITs,"
                        + " which are prepared, PostgreSQL counts the first of each connection only, so that the time of writing the log is missing. The telemetry's own statements are"
                        + " left out."));
    }

    /**
     * Draws the profile of the application and of the load generator.
     *
     * @param cpu null when the recording has no samples
     */
    static Element profile(List<FlameGraphs.Kind> kinds, @Nullable CpuByComponent cpu, @Nullable Summary summary) {
        Element section = Element.section(
                "Profile",
                Element.of(
                        "p",
                        "Samples of JDK Flight Recorder, from two seconds before the measurement interval to the end of the load, as flame graphs: the width of a method is the share of the samples in the"
                                + " method and in what it calls."),
                Element.list(kinds.stream()
                        .map(kind ->
                                List.<Object>of(Element.of("a", kind.title()).with("href", kind.file())))
                        .toList()));
        return cpu == null ? section : section.add(components(cpu, summary));
    }

    private static List<Element> components(CpuByComponent cpu, @Nullable Summary summary) {
        Double micros = summary == null
                ? null
                : summary.microsPerOperation(summary.requestsPerApplicationCpuSecondWithoutJit());
        return List.of(
                new Columns<CpuByComponent.Part>()
                        .add("component", part -> part.component().label())
                        .add("samples", part -> Numbers.whole(part.samples()))
                        .add("share", part -> Numbers.percent(cpu.share(part), 1))
                        .add(
                                "µs per operation",
                                part -> Numbers.of(micros == null ? null : micros * cpu.share(part), 0))
                        .table("CPU time by component", cpu.samples()),
                Element.of(
                        "p",
                        "A sample counts for the component of its innermost method; a method of the JDK counts for the component that called it. By these shares the last column distributes the"
                                + " application's CPU time, except that of the JIT compiler; garbage collection and native methods, which are not sampled, are included."));
    }

    private static String shortened(String query, int length) {
        return query.length() <= length ? query : query.substring(0, length) + " …";
    }

    private static double share(double millis, StatementUse use) {
        return use.millis() == 0 ? 0 : millis / use.millis();
    }

    private static String perOperation(Counters statement, StatementUse use, @Nullable Summary summary) {
        Double all = summary == null ? null : summary.statementsPerOperation();
        return all == null ? Numbers.NOT_AVAILABLE : Numbers.of(use.callsPerOperation(statement, all), 3);
    }

    private static String perCall(long count, Counters statement) {
        return Numbers.of((double) count / statement.calls(), 2);
    }
}
