package org.tradebench.load.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.study.FindingResult.Outcome;

/** Checks that measured studies are evaluated with the current text of their files, which may have been corrected since. */
class MadeStudiesTest {
    private static final String OLD = """
            title: Ways to cache
            source: ZVM
            question: Which one?
            factors:
              caching:
                levels: [none, command]
            claims:
              - claim: the old words
                level: command
                above: 1.5
            """;
    private static final String NEW = OLD.replace("the old words", "the new words") + "    bottleneck: database\n";

    private static final String THREE = OLD.replace("[none, command]", "[none, command, distributed-map]") + """
              - claim: the other level
                level: distributed-map
                above: 1.5
            """;

    @TempDir
    private Path folder;

    @Test
    void usesFindingsOfCurrentStudyFile() throws IOException {
        FindingResult finding = evaluate(OLD, NEW).findings().get(0);
        assertThat(finding.finding().text()).isEqualTo("the new words");
        assertThat(finding.outcome()).isEqualTo(Outcome.CONDITIONS_DIFFER);
        assertThat(evaluate(OLD, OLD).findings().get(0).outcome()).isEqualTo(Outcome.REPRODUCED);
    }

    @Test
    void usesTrialsOfRecord() throws IOException {
        StudyFindings study = evaluate(OLD, NEW);
        assertThat(study.findings().get(0).ratio().blocks()).isEqualTo(5);
        StudyResult result = study.results().get(0);
        assertThat(result.record().trials()).hasSize(3 * 5);
        assertThat(result.study().experiment().text()).isEqualTo(OLD);
    }

    @Test
    void doesNotTestUnmeasuredLevel() throws IOException {
        String renamed = NEW.replace("[none, command]", "[none, command, distributed-map]")
                .replace("level: command", "level: distributed-map");
        assertThat(evaluate(OLD, renamed).findings().get(0).outcome()).isEqualTo(Outcome.NOT_TESTED);
    }

    @Test
    void dividesGainByOtherGain() throws IOException {
        FindingResult more = evaluate(OLD, OLD.replace("above: 1.5", "above: 1\n    more-than: {none: command}"))
                .findings()
                .get(0);
        double gain = evaluate(OLD, OLD).findings().get(0).ratio().ratio();
        assertThat(more.ratio().ratio()).isCloseTo(gain * gain, within(1e-9));
        assertThat(more.outcome()).isEqualTo(Outcome.REPRODUCED);
    }

    /** Another gain of the same size makes the smallest quotient 1. */
    @Test
    void reportsSmallestQuotient() throws IOException {
        FindingResult more = evaluate(
                        OLD, OLD.replace("above: 1.5", "above: 1\n    more-than: {none: command, command: none}"))
                .findings()
                .get(0);
        assertThat(more.ratio().ratio()).isCloseTo(1, within(1e-9));
        assertThat(more.outcome()).isNotEqualTo(Outcome.REPRODUCED);
    }

    @Test
    void singleQuotientOutOfRangeRefutesFinding() throws IOException {
        double gain = evaluate(OLD, OLD).findings().get(0).ratio().ratio();
        FindingResult more = evaluate(
                        OLD,
                        OLD.replace(
                                "above: 1.5",
                                "above: 1\n    below: " + 1.2 * gain
                                        + "\n    more-than: {command: command, none: command}"))
                .findings()
                .get(0);
        assertThat(more.ratio().ratio()).isCloseTo(gain * gain, within(1e-9));
        assertThat(more.outcome()).isEqualTo(Outcome.NOT_REPRODUCED);
    }

    @Test
    void requiresEnoughBlocksForEveryQuotient() throws IOException {
        part(
                "first",
                1,
                6,
                trial -> trial.block() <= 3 || !trial.treatment().label().equals("distributed-map"),
                "none",
                "command",
                "distributed-map");
        String more =
                THREE.replaceFirst("above: 1.5", "above: 0.1\n    more-than: {none: none, distributed-map: none}");
        FindingResult finding = findings(more).findings().get(0);
        assertThat(finding.outcome()).isEqualTo(Outcome.INSUFFICIENT_DATA);
        assertThat(finding.ratio().blocks()).isEqualTo(3);
    }

    @Test
    void requiresBottleneckOfPaperForQuotients() throws IOException {
        FindingResult more = evaluate(OLD, NEW.replace("above: 1.5", "above: 1\n    more-than: {none: command}"))
                .findings()
                .get(0);
        assertThat(more.outcome()).isEqualTo(Outcome.CONDITIONS_DIFFER);
    }

    /** Two parts of one study, each with the level that the other lacks. */
    @Test
    void evaluatesFindingByPartThatMeasuredIt() throws IOException {
        part("first", 1, 5, trial -> true, "none", "command");
        part("second", 2, 5, trial -> true, "none", "distributed-map");
        StudyFindings study = findings(THREE);
        assertThat(study.findings())
                .allSatisfy(finding -> assertThat(finding.outcome()).isEqualTo(Outcome.REPRODUCED));
        assertThat(study.results())
                .extracting(result -> result.record().startedAt().getEpochSecond())
                .containsExactly(2L, 1L);
    }

    @Test
    void prefersLatestPartWithValidBlock() throws IOException {
        part("first", 1, 6, trial -> true, "none", "command");
        part("second", 2, 5, trial -> true, "none", "command");
        part("third", 3, 5, trial -> false, "none", "command");
        StudyFindings study = findings(THREE);
        assertThat(study.findings().get(0).ratio().blocks()).isEqualTo(5);
        assertThat(study.findings().get(1).outcome()).isEqualTo(Outcome.NOT_TESTED);
        assertThat(study.results()).hasSize(1);
    }

    /** One adjustment covers the findings of all parts: a narrowly reproduced finding becomes inconclusive beside an inconclusive one. */
    @Test
    void adjustsForFindingsOfAllParts() throws IOException {
        part("first", 1, 5, trial -> true, "none", "command");
        String narrow = THREE.replaceFirst(
                "above: 1.5",
                "above: " + 0.999999 * findings(THREE).findings().get(0).ratio().low());
        assertThat(findings(narrow).findings().get(0).outcome()).isEqualTo(Outcome.REPRODUCED);
        part("second", 2, 5, trial -> true, "none", "distributed-map");
        double ratio = findings(THREE).findings().get(1).ratio().ratio();
        FindingResult adjusted = findings(narrow.replace("above: 1.5", "above: " + ratio))
                .findings()
                .get(0);
        assertThat(adjusted.alone()).isEqualTo(Outcome.REPRODUCED);
        assertThat(adjusted.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    }

    private StudyFindings evaluate(String measuredFile, String currentFile) throws IOException {
        Study measured = StudyFile.parse("own", "own.yaml", measuredFile);
        SampleStudy.of(measured, 5, trial -> true).write(Files.createDirectories(folder.resolve("results/own")));
        return findings(currentFile);
    }

    private StudyFindings findings(String file) throws IOException {
        Files.writeString(Files.createDirectories(folder.resolve("studies")).resolve("own.yaml"), file);
        return new Studies(folder.resolve("studies"))
                .findings(folder.resolve("results"))
                .get(0);
    }

    private void part(String name, long startSecond, int blocks, Predicate<PlannedTrial> counts, String... levels)
            throws IOException {
        Study whole = StudyFile.parse("own", "own.yaml", THREE);
        Study part = whole.by(whole.experiment().only("caching", List.of(levels)));
        ExperimentRecord sample = SampleStudy.of(part, blocks, counts);
        new ExperimentRecord(
                        sample.version(),
                        sample.study(),
                        sample.file(),
                        Map.of("caching", List.of(levels)),
                        false,
                        sample.target(),
                        Map.of(),
                        blocks,
                        sample.seed(),
                        "",
                        "",
                        Instant.ofEpochSecond(startSecond),
                        Instant.ofEpochSecond(startSecond),
                        Map.of(),
                        sample.trials(),
                        null)
                .write(Files.createDirectories(folder.resolve("results").resolve(name)));
    }
}
