package org.tradebench.load.report.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.tradebench.load.run.ExperimentDuration;
import org.tradebench.load.study.Studies;

class StudyGuideTest {
    @Test
    void documentMatchesStudyFiles() throws IOException {
        assertThat(Files.readAllLines(Path.of("..", "docs", "studies.md")))
                .as("./trader experiment list --markdown > docs/studies.md regenerates it")
                .isEqualTo(StudyGuide.markdown(new Studies(Path.of("studies")).all(), ExperimentDuration::minutes));
    }
}
