package org.tradebench.load.report;

import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.loadgenerator.ProxyAnswers;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Definitions;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.chart.Table;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.load.telemetry.DatabaseUse;
import org.tradebench.load.telemetry.Manifest;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.ExpectedMix;

/** Draws the sections that are tables of facts in the result folder. */
final class FactSections {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss 'UTC'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private static final double ROW = 34;

    private FactSections() {}

    static Element summary(RunRecord run) {
        Table table = new Table("The measurement interval in brief", "", "");
        TenLines.lines(run).forEach(line -> table.row(line.label(), line.text()));
        return Element.section("Summary", table.element()).with("class", "summary");
    }

    static Element checks(RunRecord run) {
        return Element.section(
                "Validity checks",
                new Columns<CheckResult>()
                        .add("check", CheckResult::check)
                        .add("outcome", check -> Element.finding(check.outcome()))
                        .add("value", check -> Element.of("span", check.value()))
                        .add("limit", check -> Element.of("span", check.limit()))
                        .add("meaning", check -> Element.of("span", check.explanation()))
                        .table("Every validity check of this run", run.checks()));
    }

    static Element mix(ReportInput input) {
        ExpectedMix requested = ExpectedMix.of(
                input.run().settings().workload().plan(),
                input.run().settings().workload().updates());
        Map<String, Long> played = new HashMap<>();
        input.loadGenerator()
                .played()
                .forEach((operation, count) -> played.merge(requested.rowOf(operation), count, Long::sum));
        double all = played.values().stream().mapToLong(Long::longValue).sum();
        Map<String, Double> measured = new HashMap<>();
        played.forEach((row, count) -> measured.put(row, all == 0 ? 0 : 100 * count / all));
        return Element.section("Mix", mixChart(requested.rows(), measured));
    }

    static Element database(RunRecord run) {
        DatabaseUse use = run.use().database();
        Table table = new Table("In the measurement interval", "", "")
                .row("transactions committed", Numbers.of(use.commits(), 0))
                .row("transactions rolled back", Numbers.of(use.rollbacks(), 0))
                .row("statements", Numbers.of(use.statements(), 0))
                .row(
                        "statements per operation",
                        run.summary() == null ? "–" : Numbers.of(run.summary().statementsPerOperation(), 2))
                .row("blocks found in shared buffers", Numbers.percent(use.bufferHitShare(), 2))
                .row(
                        "write-ahead log",
                        use.walBytes() == null ? Numbers.NOT_AVAILABLE : Numbers.megabytes(Math.round(use.walBytes())))
                .row("checkpoints", Numbers.of(use.checkpoints(), 0))
                .row("deadlocks", Numbers.of(use.deadlocks(), 0))
                .row(
                        Definitions.link("Sessions", "sessions open"),
                        use.sessions() == null ? Numbers.NOT_AVAILABLE : "at most " + use.sessions())
                .row("sessions at work", Numbers.of(use.busySessions(), 2))
                .row("sessions waiting for a lock", waiting(use));
        return Element.section(
                "Database",
                table.element(),
                Element.of(
                        "p",
                        "The database's own counters, which it updates once per second. About fourteen"
                                + " transactions per second are those of the telemetry, whose statements are left out."));
    }

    static Element proxyCache(ProxyAnswers proxy) {
        Table table = new Table("Answers in the measurement interval, as the proxy counts them", "", "");
        proxy.answers()
                .forEach(
                        (word, count) -> table.row(Element.of("span", word), Element.of("span", Numbers.whole(count))));
        table.row(Definitions.link("Proxy cache", "from its cache"), Numbers.percent(proxy.fromCache(), 2));
        return Element.section("Proxy cache", table.element());
    }

    private static String waiting(DatabaseUse use) {
        return use.waitingSessions() == null
                ? Numbers.NOT_AVAILABLE
                : Numbers.of(use.waitingSessions(), 2) + " (at most " + use.mostWaitingSessions() + ")";
    }

    static Element audit(RunRecord run) {
        Element section = Element.section("Consistency check");
        if (run.audit().isEmpty()) {
            return section.add(Element.of("p", "Not run: there was no access to the database."));
        }
        section.add(new Columns<RunRecord.AuditLine>()
                .add("condition", RunRecord.AuditLine::check)
                .add(
                        "rows that violate it",
                        line -> Element.of("span", Numbers.whole(line.breaks()))
                                .with("class", line.breaks() == 0 ? "ok" : "invalid"))
                .add("first example", line -> Element.of("span", line.example() == null ? "–" : line.example()))
                .table("Over the whole database, after the run", run.audit()));
        return run.orders() == null ? section : section.add(orders(run.orders()));
    }

    private static Element orders(OrderCount orders) {
        return new Table("Orders of this run, as the load generator counted them and in the database", "", "")
                .row("requests to buy or sell", Numbers.whole(orders.requested()))
                .row("acknowledged", Numbers.whole(orders.acknowledged()))
                .row("found completed", Numbers.whole(orders.completed()))
                .row("found cancelled", Numbers.whole(orders.cancelled()))
                .row("found open", Numbers.whole(orders.open()))
                .row("missing", Numbers.whole(orders.missing()))
                .row("acknowledged twice", Numbers.whole(orders.twice()))
                .row("in the database, but the answer was lost", Numbers.whole(orders.unacknowledged()))
                .row("in the database, but never requested", Numbers.whole(orders.unrequested()))
                .element();
    }

    static Element environment(RunRecord run) {
        Manifest environment = run.environment();
        Element section = Element.section(
                "Environment",
                facts("Settings of the application", settings(run.settings().application())),
                facts("Software", environment.software()));
        if (!environment.deployment().isEmpty()) {
            section.add(facts("Deployment", environment.deployment()));
        }
        section.add(
                facts("Machine", environment.machine()),
                facts("Database", environment.database()),
                facts("Virtual machines", environment.virtualMachines()));
        return environment.inherited().isEmpty()
                ? section
                : section.add(facts("Environment variables", environment.inherited()));
    }

    private static Element facts(String caption, Map<String, String> facts) {
        Table table = new Table(caption, "", "");
        if (facts.isEmpty()) {
            table.row(Numbers.NOT_AVAILABLE, "");
        }
        facts.forEach((name, value) -> table.row(name, Element.of("span", value)));
        return table.element();
    }

    /** Returns the settings of the application; those of a server that was started elsewhere are unknown. */
    private static Map<String, String> settings(ApplicationSettings application) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("application server", text(application.server(), ServerProduct::title));
        facts.put("runtime mode", text(application.mode(), Mode::label));
        facts.put("order processing", text(application.orders(), OrdersMode::label));
        facts.put("access", text(application.access(), AccessMode::label));
        facts.put("caching", text(application.caching(), Caching::heading));
        facts.put("heap", text(application.jvm().heap(), heap -> heap));
        return facts;
    }

    private static <S> String text(@Nullable S setting, Function<S, String> text) {
        return setting == null ? "unknown" : text.apply(setting);
    }

    /** Shows how to repeat the run, when it ran, and its notes. */
    static Element repeat(RunRecord run) {
        Element section = Element.section(
                "How to repeat this run",
                Element.of("pre", Element.of("code", run.command())),
                Element.of(
                        "p",
                        "Ran from " + TIME.format(run.startedAt()) + " to " + TIME.format(run.endedAt()) + " ("
                                + Numbers.whole(Duration.between(run.startedAt(), run.endedAt())
                                        .toSeconds())
                                + " s). The raw data are in the files beside this one; ",
                        Element.of("code", "./trader results report FOLDER"),
                        " draws it again."));
        return run.notes().isEmpty() ? section : section.add(Element.list(run.notes()));
    }

    /**
     * Draws a pair of bars for each row.
     *
     * @param requested percent by row, in the table's order
     * @param measured measured percent by row
     */
    static Element mixChart(Map<String, Double> requested, Map<String, Double> measured) {
        double greatest = Stream.concat(requested.values().stream(), measured.values().stream())
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(1);
        BarRows rows = new BarRows(Scale.fromZero(greatest, 130, Plot.RIGHT - 240), ROW, requested.size(), " %");
        requested.forEach((name, percent) -> {
            double played = measured.getOrDefault(name, 0.0);
            String description = String.format(Locale.ROOT, "%.2f %% requested, %.2f %% measured", percent, played);
            double middle = rows.next(name);
            rows.bar("bar c-requested", 0, percent, middle - 6, 10, description)
                    .bar("bar c-measured", 0, played, middle + 6, 10, description)
                    .add(Plot.label(rows.at(Math.max(percent, played)) + 8, middle + 4, "start", description))
                    .describe(name + ": " + description);
        });
        return Figure.of(
                "mix",
                "Operation mix, requested and measured",
                rows.svg("Operation mix"),
                List.of(Series.key("requested", "c-requested"), Series.key("measured", "c-measured")));
    }
}
