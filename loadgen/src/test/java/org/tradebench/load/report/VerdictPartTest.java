package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.run.StudyTime;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.estimate.MadeStudies;
import org.tradebench.load.study.estimate.StudyResult;
import org.tradebench.load.study.record.StudyRecord;

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
    void aRowOfAStudyThatWasMadeSaysWhyItIsEmpty() {
        Study partial = SampleStudy.study("caching-mode").only("caching", List.of("none", "command"));
        StudyRecord made = SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true);
        StudyRecord left = new StudyRecord(
                1,
                made.study(),
                made.file(),
                Map.of("caching", List.of("none", "command")),
                false,
                "embedded",
                Map.of(),
                6,
                1,
                "",
                "",
                Instant.EPOCH,
                Instant.EPOCH,
                Map.of(),
                SampleStudy.of(partial, 6, trial -> true).trials(),
                null);
        assertThat(rows(left))
                .filteredOn(line -> line.contains("distributed-map / "))
                .hasSize(3)
                .allMatch(line -> line.endsWith("| not measured: made without these levels |"));
        StudyRecord invalid = SampleStudy.of(
                SampleStudy.study("caching-mode"),
                6,
                trial -> !trial.cell().level().equals("command"));
        assertThat(rows(invalid))
                .filteredOn(line -> line.contains("| command / none"))
                .singleElement()
                .satisfies(line -> assertThat(line).endsWith("| not measured: no block in which both count |"));
    }

    @Test
    void aRowOfTooFewBlocksSaysHowManyThereAre() {
        StudyRecord few = SampleStudy.of(SampleStudy.study("tls"), 2, trial -> true);
        assertThat(rows(few))
                .filteredOn(line -> line.startsWith("| tls | TLS that ends"))
                .singleElement()
                .satisfies(line -> assertThat(line).endsWith("| too few blocks to say (2 of 5) |"));
    }

    private static List<String> rows(StudyRecord record) {
        return VerdictPart.markdown(List.of(StudyResult.of(record)), StudyTime::minutes);
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
