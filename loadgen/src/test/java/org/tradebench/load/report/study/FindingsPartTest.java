package org.tradebench.load.report.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.report.chart.DocumentPart;
import org.tradebench.load.run.ExperimentDuration;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyFindings;

class FindingsPartTest {
    private static final Path PROJECT = Path.of("..");

    private static final List<StudyFindings> STUDIES = List.of(
            sampleFindings("caching-mode"),
            StudyFindings.of(SampleStudy.study("hardware"), List.of()),
            StudyFindings.of(SampleStudy.study("tls"), List.of()));

    private final List<String> lines = FindingsPart.markdown(STUDIES, ExperimentDuration::minutes);

    @Test
    void countsOutcomesAndListsFindings() {
        assertThat(lines.get(0))
                .isEqualTo(
                        "9 findings of the papers: reproduced 0, not reproduced 0, inconclusive 2, insufficient data 0, "
                                + "conditions differ 3, not tested 3, needs other hardware 1.");
        assertThat(lines.get(2)).isEqualTo("### IBM: Tuning WebSphere Application Server Cluster with Caching (2009)");
        assertThat(lines.get(4))
                .isEqualTo("| study | finding | in the paper | tested as | here | speed-normalized | outcome |");
        assertThat(lines.get(5)).isEqualTo("|---|---|---|---|---:|---:|---|");
        assertThat(lines.subList(6, 12))
                .allSatisfy(line -> assertThat(line.split("\\|", -1)).hasSize(9));
        assertThat(lines.get(13))
                .isEqualTo(
                        "### Eric Reid, Niting Qi and Kevin Arhelger: IBM WebSphere Application Server on Oracle's SPARC T5 (2014)");
        assertThat(lines.subList(17, 20)).allMatch(line -> line.startsWith("| tls | "));
        assertThat(lines)
                .anyMatch(line -> line.contains("| command / none: 1.5 to 2.2 |"))
                .anyMatch(line -> line.contains("| distributed-map / none, database CPU/operation: below 0.8 |"));
    }

    @Test
    void estimatesDurationOfUntestedFinding() {
        assertThat(lines)
                .filteredOn(line -> line.startsWith("| tls"))
                .hasSize(3)
                .allMatch(line -> line.endsWith("| not tested yet: five blocks take about "
                        + ExperimentDuration.minutes(SampleStudy.study("tls")).getAsInt() + " minutes |"));
    }

    @Test
    void statesWhyFindingOfMeasuredStudyIsNotTested() {
        Study whole = SampleStudy.study("caching-mode");
        Study partial = whole.by(whole.experiment().only("caching", List.of("none", "command")));
        ExperimentRecord record = SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true);
        ExperimentRecord subset = new ExperimentRecord(
                1,
                record.study(),
                record.file(),
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
        assertThat(rows(subset))
                .filteredOn(line -> line.contains("distributed-map / "))
                .hasSize(3)
                .allMatch(line -> line.endsWith("| not tested: measured without these levels |"));
        ExperimentRecord invalid = SampleStudy.of(
                SampleStudy.study("caching-mode"),
                6,
                trial -> !trial.treatment().level().equals("command"));
        assertThat(rows(invalid))
                .filteredOn(line -> line.contains("| command / none"))
                .singleElement()
                .satisfies(line -> assertThat(line).endsWith("| not tested: no block in which both levels count |"));
    }

    @Test
    void countsBlocksOfInsufficientData() {
        ExperimentRecord few = SampleStudy.of(SampleStudy.study("tls"), 2, trial -> true);
        assertThat(rows(few))
                .filteredOn(line -> line.startsWith("| tls | TLS that ends"))
                .singleElement()
                .satisfies(line -> assertThat(line).endsWith("| insufficient data (2 of 5 blocks) |"));
    }

    @Test
    void escapesVerticalBarOfCommand() {
        ExperimentRecord record = SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true);
        ExperimentRecord named = new ExperimentRecord(
                1,
                record.study(),
                record.file(),
                Map.of(),
                false,
                "embedded",
                Map.of(),
                6,
                1,
                "",
                "run a|b",
                Instant.EPOCH,
                Instant.EPOCH,
                Map.of(),
                record.trials(),
                null);
        assertThat(rows(named)).anyMatch(line -> line.contains("| `run a\\|b` |"));
    }

    private static List<String> rows(ExperimentRecord record) {
        return FindingsPart.markdown(
                List.of(StudyFindings.of(SampleStudy.study(record.study()), List.of(record))),
                ExperimentDuration::minutes);
    }

    @Test
    void describesMeasurementOfTestedStudies() {
        assertThat(lines)
                .filteredOn(line -> line.matches("\\| caching-mode \\| [0-9]{4}-[0-9]{2}-[0-9]{2} \\|.*"))
                .singleElement()
                .satisfies(line -> assertThat(line).contains("| `").contains(" | 6 | 30 | 0.50 | "));
        assertThat(lines.get(lines.size() - 1))
                .isEqualTo("In all 30 trials, each with new processes and restored rows: 0.5 hours.");
    }

    @Test
    void resultsDocumentIsCurrent() {
        assertThat(new DocumentPart(PROJECT.resolve("docs/results/README.md"), "verdicts").read())
                .as("./trader results findings --results docs/results --into docs/results/README.md regenerates it")
                .isEqualTo(FindingsPart.markdown(archivedFindings(), ExperimentDuration::minutes));
    }

    @Test
    void readmeQuotesCurrentCounts() throws IOException {
        String counts = FindingsPart.markdown(archivedFindings(), ExperimentDuration::minutes)
                .get(0);
        assertThat(Files.readString(PROJECT.resolve("README.md")).replaceAll("\\s+", " "))
                .contains(counts.substring(counts.indexOf(": ") + 2));
    }

    private static List<StudyFindings> archivedFindings() {
        return new Studies(Path.of("studies")).findings(PROJECT.resolve("docs/results"));
    }

    private static StudyFindings sampleFindings(String study) {
        Study sample = SampleStudy.study(study);
        return StudyFindings.of(sample, List.of(SampleStudy.of(sample, 6, trial -> true)));
    }
}
