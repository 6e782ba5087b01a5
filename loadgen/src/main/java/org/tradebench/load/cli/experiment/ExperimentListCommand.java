package org.tradebench.load.cli.experiment;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.StudyListing;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.report.study.StudyGuide;
import org.tradebench.load.run.ExperimentDuration;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader experiment list}. */
@Command(
        name = "list",
        description =
                "Lists the studies, those of published papers and a few of this project's own, the findings that each tests, and about how many hours it takes on two cores.")
public final class ExperimentListCommand implements Callable<Integer> {
    private static final String COLUMNS = "%-15s %-20s %-9s %8s %6s  %s%n";
    private static final String BELOW = "%-62s  %s%n";

    @Option(names = "--markdown", description = "Print the document docs/studies.md instead.")
    private boolean markdown;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        if (markdown && json.isRequested()) {
            throw Failure.usage("--json, --markdown: expected one of them, got both.");
        }
        List<Study> studies = new Studies(ProjectLayout.current().studies()).all();
        PrintWriter out = json.textWriter();
        if (markdown) {
            StudyGuide.markdown(studies, ExperimentDuration::minutes).forEach(out::println);
        } else {
            List<Study> sorted = studies.stream().sorted(Paper.order()).toList();
            if (json.isRequested()) {
                json.write(sorted.stream()
                        .map(study -> StudyListing.of(study, ExperimentDuration.minutes(study)))
                        .toList());
                return ExitCodes.OK;
            }
            out.printf(
                    COLUMNS,
                    "study",
                    "paper",
                    "target",
                    "findings",
                    "hours",
                    "(of " + ExperimentDuration.BLOCKS + " blocks on two cores, about; --budget limits them)");
            sorted.forEach(study -> print(study, out));
        }
        out.flush();
        return ExitCodes.OK;
    }

    private static void print(Study study, PrintWriter out) {
        OptionalInt minutes = ExperimentDuration.minutes(study);
        out.printf(
                COLUMNS,
                study.name(),
                Paper.labelOf(study.source()),
                study.instead() == null ? study.target() : "",
                study.findings().size(),
                minutes.isPresent() ? String.format(Locale.ROOT, "%.1f", minutes.getAsInt() / 60.0) : "–",
                study.title());
        for (Factor factor : study.factors()) {
            List<String> levels = factor.levels().stream().map(Level::label).toList();
            out.printf(BELOW, "", factor.name() + ": " + String.join(", ", levels));
        }
        if (study.instead() != null) {
            out.printf(BELOW, "", study.instead().how());
        }
    }
}
