package org.tradebench.load.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.study.FindingResult.Outcome;

/** A study is measured, then its file is corrected. */
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

    @TempDir
    private Path folder;

    @Test
    void takesFindingsFromCurrentStudyFile() throws IOException {
        FindingResult finding = made(OLD, NEW).findings().get(0);
        assertThat(finding.finding().text()).isEqualTo("the new words");
        assertThat(finding.outcome()).isEqualTo(Outcome.CONDITIONS_DIFFER);
        assertThat(made(OLD, OLD).findings().get(0).outcome()).isEqualTo(Outcome.REPRODUCED);
    }

    @Test
    void takesTrialsFromRecord() throws IOException {
        StudyResult result = made(OLD, NEW);
        assertThat(result.record().trials()).hasSize(3 * 5);
        assertThat(result.findings().get(0).ratio().blocks()).isEqualTo(5);
        assertThat(result.study().experiment().text()).isEqualTo(OLD);
    }

    @Test
    void doesNotTestLevelThatRecordLacks() throws IOException {
        String renamed = NEW.replace("[none, command]", "[none, command, distributed-map]")
                .replace("level: command", "level: distributed-map");
        assertThat(made(OLD, renamed).findings().get(0).outcome()).isEqualTo(Outcome.NOT_TESTED);
    }

    @Test
    void dividesGainByThatOfOthers() throws IOException {
        FindingResult more = made(OLD, OLD.replace("above: 1.5", "above: 1\n    more-than: {none: command}"))
                .findings()
                .get(0);
        double gain = made(OLD, OLD).findings().get(0).ratio().ratio();
        assertThat(more.ratio().ratio()).isCloseTo(gain * gain, within(1e-9));
        assertThat(more.outcome()).isEqualTo(Outcome.REPRODUCED);
    }

    /** One gain that is as large is enough. */
    @Test
    void tellsLeastQuotient() throws IOException {
        FindingResult more = made(
                        OLD, OLD.replace("above: 1.5", "above: 1\n    more-than: {none: command, command: none}"))
                .findings()
                .get(0);
        assertThat(more.ratio().ratio()).isCloseTo(1, within(1e-9));
        assertThat(more.outcome()).isNotEqualTo(Outcome.REPRODUCED);
    }

    private StudyResult made(String then, String now) throws IOException {
        Study measured = StudyFile.parse("own", "own.yaml", then);
        SampleStudy.of(measured, 5, trial -> true).write(Files.createDirectories(folder.resolve("results/own")));
        Files.writeString(Files.createDirectories(folder.resolve("studies")).resolve("own.yaml"), now);
        return new Studies(folder.resolve("studies"))
                .results(folder.resolve("results"))
                .get(0);
    }
}
