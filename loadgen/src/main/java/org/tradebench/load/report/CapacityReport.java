package org.tradebench.load.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tradebench.load.capacity.CapacityRecord;
import org.tradebench.load.capacity.CapacityTrial;
import org.tradebench.load.capacity.RateOutcome;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Definitions;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.FigureFiles;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.ResponseLimit;
import org.tradebench.load.validity.Validity;

/** Draws the report of a search for the largest arrival rate, and gives its table as rows of texts. */
public final class CapacityReport {
    private static final String MET = "c-app";
    private static final String MISSED = "c-error";
    private static final String OTHER = "c-others";

    private static final double SEARCH_RADIUS = 3.5;
    private static final double CONFIRMATION_RADIUS = 5.5;

    /**
     * The axis reaches this multiple of the limit. The larger response times of an overloaded system are drawn at its edge, because they would compress all
     * others.
     */
    private static final double REACH = 10;

    private CapacityReport() {}

    /** Draws the report of a folder again and returns its file. */
    public static Path write(Path folder) {
        return write(folder, CapacityRecord.read(folder));
    }

    /** Draws the report into the folder and returns its file. */
    public static Path write(Path folder, CapacityRecord record) {
        return FigureFiles.writeReport(folder, title(record), title(record), main(folder, record));
    }

    /** Describes in one line what was searched for, and with which result. */
    public static String title(CapacityRecord record) {
        return record.result() + ": " + RunTitle.what(record.settings());
    }

    /** Names the checks that warned in the confirmations of the found rate; empty when none did. */
    public static Optional<String> warnings(CapacityRecord record) {
        return record.warnings().isEmpty()
                ? Optional.empty()
                : Optional.of(record.warnings().entrySet().stream()
                        .map(warning ->
                                warning.getKey() + " (" + warning.getValue() + " of " + record.confirmations() + ")")
                        .collect(Collectors.joining(
                                ", ", "Warnings in the confirmations: ", ". The trials' own reports explain them.")));
    }

    /** Returns a row for each trial of the open model; the first row is the heading. */
    public static List<List<String>> trials(CapacityRecord record) {
        return columns(record.parsedLimit()).texts(record.trials());
    }

    private static Columns<CapacityTrial> columns(ResponseLimit limit) {
        String metric = limit.metric().label();
        return new Columns<CapacityTrial>()
                .add("trial", trial -> trial.confirmation() ? "confirmation" : "search")
                .add("rate, operations/s", trial -> ArrivalSettings.perSecond(trial.rate()))
                .add("offered", trial -> Numbers.of(trial.offeredPerSecond(), 1))
                .add("completed", trial -> Numbers.of(trial.completedPerSecond(), 1))
                .add("response " + metric + ", ms", trial -> Numbers.millis(trial.responseMillis()))
                .add("service " + metric + ", ms", trial -> Numbers.millis(trial.serviceMillis()))
                .add("limit", CapacityTrial::outcomeText);
    }

    private static Element main(Path folder, CapacityRecord record) {
        boolean valid = record.result() == Validity.VALID;
        Element banner = Element.of("section", Element.of("h1", title(record)), Element.of("p", record.conclusion()))
                .with("class", "outcome " + (valid ? "valid" : "invalid"));
        warnings(record).ifPresent(text -> banner.add(Element.of("p", text)));
        Element rates = Element.section("Response time by arrival rate");
        if (record.trials().stream().anyMatch(trial -> trial.responseMillis() != null)) {
            rates.add(chart(record));
        }
        CapacityRecord.ClosedModel closed = record.closedModel();
        rates.add(
                columns(record.parsedLimit())
                        .add("folder", trial -> TrialSection.link(folder, trial.folder()))
                        .table("In the order in which they were measured", record.trials()),
                Element.of(
                        "p",
                        "The rates follow from the closed model's throughput with "
                                + Numbers.whole(record.settings().workload().virtualUsers()) + " virtual users, "
                                + Numbers.of(closed.operationsPerSecond(), 1) + " operations/s (",
                        TrialSection.link(folder, closed.folder()),
                        "). Response time counts from the intended start, service time from the actual one. In the chart, a response time far above the limit is drawn at the upper edge. The search ends when the smallest rate that missed the limit is at most "
                                + Numbers.percent(record.precision(), 0)
                                + " above the largest one that met it; then "
                                + record.confirmations()
                                + " trials with other arrival times must meet the limit at that rate, else the next lower rate is confirmed."));
        return Element.of(
                "main",
                banner,
                rates,
                Element.section("How to repeat this search", Element.of("pre", Element.of("code", record.command()))),
                Definitions.load().section());
    }

    private static Element chart(CapacityRecord record) {
        ResponseLimit limit = record.parsedLimit();
        List<CapacityTrial> drawn = record.trials().stream()
                .filter(trial -> trial.responseMillis() != null)
                .toList();
        double[] values = drawn.stream().mapToDouble(CapacityReport::value).toArray();
        double least = limit.millis();
        double greatest = limit.millis();
        for (double value : values) {
            least = Math.min(least, value);
            greatest = Math.max(greatest, Math.min(value, REACH * limit.millis()));
        }
        double fastest = drawn.stream().mapToDouble(CapacityTrial::rate).max().orElse(1);
        Plot plot = new Plot(
                        Scale.fromZero(fastest, Plot.LEFT, Plot.RIGHT),
                        Scale.decades(least, greatest, Plot.BOTTOM, Plot.TOP))
                .axes("arrival rate, operations/s");
        plot.add(Plot.line("limit", Plot.LEFT, plot.y(limit.millis()), Plot.RIGHT, plot.y(limit.millis())));
        plot.add(Plot.label(Plot.LEFT + 5, plot.y(limit.millis()) - 5, "start", limit.description()));
        List<String> descriptions = new ArrayList<>();
        for (CapacityTrial trial : drawn) {
            descriptions.add(describe(trial));
            plot.add(Plot.circle(
                    kind(trial.outcome()),
                    plot.x(trial.rate()),
                    plot.y(value(trial)),
                    trial.confirmation() ? CONFIRMATION_RADIUS : SEARCH_RADIUS,
                    describe(trial)));
        }
        return Figure.of(
                "capacity",
                "Response time (" + limit.metric().label()
                        + ", ms, logarithmic) over the arrival rate; large dots are confirmations",
                plot.svg("Response time by arrival rate", String.join(". ", descriptions) + "."),
                legend(drawn));
    }

    private static List<Series> legend(List<CapacityTrial> drawn) {
        List<Series> legend =
                new ArrayList<>(List.of(Series.key("met the limit", MET), Series.key("missed the limit", MISSED)));
        if (drawn.stream().anyMatch(trial -> kind(trial.outcome()).contains(OTHER))) {
            legend.add(Series.key("shows nothing of the system", "hollow " + OTHER));
        }
        return legend;
    }

    private static double value(CapacityTrial trial) {
        return Objects.requireNonNull(trial.responseMillis());
    }

    private static String describe(CapacityTrial trial) {
        return Numbers.millis(trial.responseMillis()) + " ms at " + ArrivalSettings.perSecond(trial.rate())
                + " operations/s, " + trial.outcome().label();
    }

    private static String kind(RateOutcome outcome) {
        return outcome == RateOutcome.MET
                ? "dot " + MET
                : outcome == RateOutcome.MISSED ? "dot " + MISSED : "dot hollow " + OTHER;
    }
}
