package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.Study;

/** Writes the document of all studies from their files: what the paper did, what runs here, the limits of that, and the command. */
public final class StudyGuide {
    private StudyGuide() {}

    /**
     * Returns the document's lines in Markdown.
     *
     * @param minutes that five blocks of a study take here, approximately
     */
    public static List<String> markdown(List<Study> studies, Function<Study, OptionalInt> minutes) {
        List<String> lines = new ArrayList<>(
                List.of(
                        "# The studies",
                        "",
                        "`./trader experiment list --markdown` writes this document from the files in `loadgen/studies`; a test compares them. [methodology.md](methodology.md) explains how a study",
                        "runs and what its terms mean. The minutes are those of five blocks, the fewest that give an outcome, on two cores with nothing else to do; `--budget` limits them,",
                        "`--size staging` takes the levels for larger hardware, `--target` another system. Outcomes of the papers' findings: [results](results/README.md)."));
        for (Paper paper : Paper.values()) {
            lines.add("");
            lines.add("## " + paper.citation());
            if (paper != Paper.OURS) {
                lines.add("");
                lines.add("Key in study files: `" + paper.key() + "`.");
            }
            studies.stream()
                    .filter(study -> study.source().equals(paper.key()))
                    .forEach(study -> add(lines, study, minutes.apply(study)));
        }
        return lines;
    }

    private static void add(List<String> lines, Study study, OptionalInt minutes) {
        lines.add("");
        lines.add("### `" + study.name() + "`: " + study.title());
        lines.add("");
        StringBuilder text = new StringBuilder(study.question());
        if (!study.paper().isEmpty()) {
            text.append(" **The paper**: ").append(study.paper());
        }
        text.append(" **Here**: ").append(study.here());
        for (Factor factor : study.factors()) {
            text.append(" Levels of ")
                    .append(factor.name())
                    .append(": ")
                    .append(String.join(
                            ", ", factor.levels().stream().map(Level::label).toList()))
                    .append('.');
        }
        if (!study.weakens().isEmpty()) {
            text.append(" **Limits**: ").append(study.weakens());
        }
        lines.add(text.toString());
        lines.add("");
        lines.add(command(study, minutes));
    }

    private static String command(Study study, OptionalInt minutes) {
        if (study.instead() != null && study.instead().command() == null) {
            return "How to run it: " + study.instead().how();
        }
        if (study.target().equals("inventory")) {
            return "`./trader experiment run " + study.name() + " --target INVENTORY`, on staging hardware only.";
        }
        return "`./trader experiment run " + study.name() + "`"
                + (study.instead() != null
                        ? ": " + study.instead().how()
                        : minutes.isPresent()
                                ? ", about " + minutes.getAsInt() + " minutes"
                                        + (study.target().equals("compose") ? ", with Docker." : ".")
                                : ".");
    }
}
