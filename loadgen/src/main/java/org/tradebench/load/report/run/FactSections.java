package org.tradebench.load.report.run;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.driver.ProxyAnswers;
import org.tradebench.load.report.page.Definitions;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.telemetry.DatabaseUse;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.ExpectedMix;

/** The sections that are tables of what the result folder holds. */
final class FactSections {
    private FactSections() {}

    static Element summary(RunRecord run) {
        Table table = new Table("The measurement interval in brief", "", "");
        TenLines.lines(run).forEach(line -> table.row(line.word(), line.text()));
        return Element.of("section", Element.of("h2", "Summary"), table.element())
                .with("class", "summary");
    }

    static Element checks(RunRecord run) {
        Table table = new Table("Every validity check of this run", "check", "outcome", "value", "limit", "meaning");
        for (CheckResult gate : run.checks()) {
            String outcome = gate.outcome().name();
            table.row(
                    gate.check(),
                    Element.of("span", outcome).with("class", "finding " + outcome.toLowerCase(Locale.ROOT)),
                    Element.of("span", gate.value()),
                    Element.of("span", gate.limit()),
                    Element.of("span", gate.explanation()));
        }
        return Element.of("section", Element.of("h2", "Validity checks"), table.element());
    }

    static Element mix(ReportInput input) {
        ExpectedMix asked = ExpectedMix.of(
                input.run().settings().workload().plan(),
                input.run().settings().workload().updates());
        Map<String, Long> played = new HashMap<>();
        input.driver().played().forEach((operation, count) -> played.merge(asked.rowOf(operation), count, Long::sum));
        double all = played.values().stream().mapToLong(Long::longValue).sum();
        Map<String, Double> measured = new HashMap<>();
        played.forEach((row, count) -> measured.put(row, all == 0 ? 0 : 100 * count / all));
        return Element.of("section", Element.of("h2", "Mix"), MixChart.draw(asked.rows(), measured));
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
        return Element.of(
                "section",
                Element.of("h2", "Database"),
                table.element(),
                Element.of(
                        "p",
                        "The database's own counters, which it updates once per second; one transaction and three"
                                + " statements per second are those of the telemetry."));
    }

    static Element proxyCache(ProxyAnswers proxy) {
        Table table = new Table("Answers in the measurement interval, as the proxy counts them", "", "");
        proxy.answers()
                .forEach(
                        (word, count) -> table.row(Element.of("span", word), Element.of("span", Numbers.whole(count))));
        table.row(Definitions.link("Proxy cache", "from its cache"), Numbers.percent(proxy.fromCache(), 2));
        return Element.of("section", Element.of("h2", "Proxy cache"), table.element());
    }

    private static String waiting(DatabaseUse use) {
        return use.waitingSessions() == null
                ? Numbers.NOT_AVAILABLE
                : Numbers.of(use.waitingSessions(), 2) + " (at most " + use.mostWaitingSessions() + ")";
    }

    static Element audit(RunRecord run) {
        Element section = Element.of("section", Element.of("h2", "Consistency check"));
        if (run.audit().isEmpty()) {
            return section.add(Element.of("p", "Not run: there was no access to the database."));
        }
        Table table =
                new Table("Over the whole database, after the run", "condition", "rows that violate it", "the first");
        run.audit()
                .forEach(line -> table.row(
                        line.check(),
                        Element.of("span", Numbers.whole(line.breaks()))
                                .with("class", line.breaks() == 0 ? "ok" : "invalid"),
                        Element.of("span", line.example() == null ? "–" : line.example())));
        section.add(table.element());
        if (run.orders() != null) {
            section.add(orders(run.orders()));
        }
        return section;
    }

    private static Element orders(OrderCount orders) {
        return new Table("Orders of this run, as the load generator counted them and in the database", "", "")
                .row("requests to buy or sell", Numbers.whole(orders.asked()))
                .row("acknowledged", Numbers.whole(orders.acknowledged()))
                .row("found completed", Numbers.whole(orders.completed()))
                .row("found cancelled", Numbers.whole(orders.cancelled()))
                .row("found open", Numbers.whole(orders.open()))
                .row("missing", Numbers.whole(orders.missing()))
                .row("acknowledged twice", Numbers.whole(orders.twice()))
                .row("in the database, their answer lost", Numbers.whole(orders.unacknowledged()))
                .row("in the database, never requested", Numbers.whole(orders.unasked()))
                .element();
    }

    static Element environment(RunRecord run) {
        Element section = Element.of("section", Element.of("h2", "Environment"));
        section.add(facts("Settings of the application", SettingFacts.of(run.settings())));
        section.add(facts("Software", run.environment().software()));
        if (!run.environment().deployment().isEmpty()) {
            section.add(facts("Deployment", run.environment().deployment()));
        }
        section.add(facts("Machine", run.environment().machine()));
        section.add(facts("Database", run.environment().database()));
        section.add(facts("Virtual machines", run.environment().virtualMachines()));
        if (!run.environment().inherited().isEmpty()) {
            section.add(facts("Environment variables", run.environment().inherited()));
        }
        return section;
    }

    private static Element facts(String caption, Map<String, String> facts) {
        Table table = new Table(caption, "", "");
        if (facts.isEmpty()) {
            table.row(Numbers.NOT_AVAILABLE, "");
        }
        facts.forEach((name, value) -> table.row(name, Element.of("span", value)));
        return table.element();
    }
}
