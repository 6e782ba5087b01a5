package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.run.StudyTime;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.estimate.MadeStudies;
import org.tradebench.load.study.estimate.StudyResult;

class VerdictPartTest {
    private static final List<StudyResult> STUDIES = List.of(
            StudyResult.of(SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true)),
            StudyResult.notMade(SampleStudy.study("hardware")),
            StudyResult.notMade(SampleStudy.study("tls")));

    private final List<String> lines = VerdictPart.markdown(STUDIES, StudyTime::minutes);

    @Test
    void thereIsARowForEveryFindingAndTheVerdictsAreCounted() {
        assertThat(lines.get(0))
                .startsWith("9 findings of the papers: ")
                .contains("3 not measured")
                .contains("1 needs staging hardware")
                .contains("confirmed")
                .contains("contradicted");
        assertThat(lines.get(2)).startsWith("| study |");
        assertThat(lines.get(3)).isEqualTo("|---|---|---|---|---:|---:|---:|---|");
        assertThat(lines.subList(4, 13))
                .allSatisfy(line -> assertThat(line.split("\\|", -1)).hasSize(10));
        assertThat(lines.get(13)).isEmpty();
        assertThat(lines)
                .anyMatch(line -> line.contains("| command / none: 1.5 to 2.2 |"))
                .anyMatch(line -> line.contains("| distributed-map / none, database CPU/operation: below 0.8 |"));
    }

    @Test
    void aRowThatIsEmptySaysWhatItWouldTake() {
        assertThat(lines)
                .filteredOn(line -> line.startsWith("| tls"))
                .hasSize(3)
                .allMatch(line -> line.endsWith("| not measured yet: "
                        + StudyTime.minutes(SampleStudy.study("tls")).getAsInt() + " minutes |"));
    }

    @Test
    void howItWasMeasuredIsSaidOfTheStudiesThatWere() {
        assertThat(lines)
                .filteredOn(line -> line.matches("\\| caching-mode \\| [0-9]{4}-[0-9]{2}-[0-9]{2} \\|.*"))
                .singleElement()
                .satisfies(line -> assertThat(line)
                        .contains("| `")
                        .contains(" | 6 | 30 | 0.50 | ")
                        .contains("could be told"));
        assertThat(lines.get(lines.size() - 1))
                .startsWith("In all 30 trials of fresh processes and restored rows, 0.5 hours.");
    }

    @Test
    void theFirstPageSaysWhatTheKeptResultsSay() {
        Path project = Path.of("..");
        assertThat(new DocumentPart(project.resolve("README.md"), "verdicts").read())
                .as("./trader verdicts --results docs/results --into README.md writes it anew")
                .isEqualTo(VerdictPart.markdown(
                        MadeStudies.in(project.resolve("docs/results"), new Studies(Path.of("studies"))),
                        StudyTime::minutes));
    }
}
