package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.report.study.SampleStudy;

class HistoryTrialsTest {
    @TempDir
    private Path folder;

    private static void change(Path folder, Consumer<ObjectNode> how) throws IOException {
        ObjectMapper json = new ObjectMapper();
        File file = folder.resolve(ResultFolder.RUN).toFile();
        ObjectNode run = (ObjectNode) json.readTree(file);
        how.accept(run);
        json.writeValue(file, run);
    }

    private HistoryLine lineOf(Map<String, String> software) throws IOException {
        SampleRun.write(folder, 0, "a note");
        change(
                folder,
                run -> ((ObjectNode) run.path("environment").path("software"))
                        .setAll((ObjectNode) new ObjectMapper().valueToTree(software)));
        return HistoryTrials.of(folder).lines().get(0);
    }

    @Test
    void recordsCommitOfProject() throws IOException {
        HistoryLine line = lineOf(Map.of("commit", "c0ffee", "changed since the commit", "no"));
        assertThat(line.commit()).isEqualTo("c0ffee");
        assertThat(line.changed()).isFalse();
    }

    @Test
    void recordsCommitOfSeparatelyBuiltApplication() throws IOException {
        HistoryLine line = lineOf(Map.of(
                "commit", "c0ffee",
                "changed since the commit", "no",
                "application's commit", "decaf",
                "application's changed since the commit", "yes: pom.xml"));
        assertThat(line.commit()).isEqualTo("decaf");
        assertThat(line.changed()).isTrue();
    }

    @Test
    void recordsDelayPrimitiveAndExtraWorkAsSettings() throws IOException {
        SampleRun.write(folder, 0, "a note");
        Map<String, String> ordinary = HistoryTrials.of(folder).lines().get(0).settings();
        change(folder, run -> {
            ((ObjectNode) run.at("/settings/target")).put("databaseDelay", "5ms");
            ((ObjectNode) run.at("/settings/workload"))
                    .put("plan", "primitives")
                    .put("primitive", "PingServlet");
            ((ObjectNode) run.at("/environment"))
                    .putObject("inherited")
                    .put("EXTRA_WORK", "300")
                    .put("JAVA_TOOL_OPTIONS", "not passed on")
                    .put("TRADER_BUILD", "never");
        });
        Map<String, String> restricted =
                new HashMap<>(HistoryTrials.of(folder).lines().get(0).settings());
        restricted.entrySet().removeAll(ordinary.entrySet());
        assertThat(restricted)
                .isEqualTo(Map.of(
                        "plan",
                        "primitives",
                        "database delay",
                        "5ms",
                        "primitive",
                        "PingServlet",
                        "EXTRA_WORK",
                        "300"));
    }

    /** An experiment that its budget has stopped may be resumed weeks later. */
    @Test
    void datesTrialByItsOwnRun() throws IOException {
        ExperimentRecord study = SampleStudy.of(SampleStudy.study("caching-mode"), 5, trial -> true);
        study.write(folder);
        TrialRecord last = study.trials().get(study.trials().size() - 1);
        Path own = folder.resolve(last.folder());
        SampleRun.write(own, 0, "a note");
        change(own, run -> run.put("startedAt", "2026-11-08T10:00:00Z"));
        List<HistoryLine> lines = HistoryTrials.of(folder).lines();
        assertThat(lines.get(0).at()).isEqualTo(Instant.EPOCH);
        assertThat(lines.get(lines.size() - 1).at()).isEqualTo(Instant.parse("2026-11-08T10:00:00Z"));
    }

    @Test
    void excludesRunsWithFaults() throws IOException {
        SampleRun.writeWithFault(folder);
        change(
                folder,
                run -> ((ObjectNode) run.at("/settings/measurement"))
                        .putArray("faults")
                        .add("kill-node@8"));
        assertThat(HistoryTrials.of(folder)).isEqualTo(new HistoryTrials(List.of(), 1));
    }
}
