package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.report.SampleRun;

class HistoryTrialsTest {
    @TempDir
    private Path folder;

    private HistoryLine lineOf(Map<String, String> software) throws IOException {
        SampleRun.write(folder, 0, "a note");
        ObjectMapper json = new ObjectMapper();
        File file = folder.resolve(ResultFolder.RUN).toFile();
        ObjectNode run = (ObjectNode) json.readTree(file);
        ((ObjectNode) run.path("environment").path("software")).setAll((ObjectNode) json.valueToTree(software));
        json.writeValue(file, run);
        return HistoryTrials.of(folder).lines().get(0);
    }

    @Test
    void hasTheCommitOfTheProject() throws IOException {
        HistoryLine line = lineOf(Map.of("commit", "c0ffee", "changed since the commit", "no"));
        assertThat(line.commit()).isEqualTo("c0ffee");
        assertThat(line.changed()).isFalse();
    }

    @Test
    void hasTheCommitOfAnApplicationOfAnotherBuild() throws IOException {
        HistoryLine line = lineOf(Map.of(
                "commit", "c0ffee",
                "changed since the commit", "no",
                "application's commit", "decaf",
                "application's changed since the commit", "yes: pom.xml"));
        assertThat(line.commit()).isEqualTo("decaf");
        assertThat(line.changed()).isTrue();
    }
}
