package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.study.estimate.StudyResult;

class VerdictChartTest {
    /** Every level carries twice as much as the baseline; of five findings one is of the database's CPU, of which both have as much. */
    private static final List<StudyResult> STUDIES = List.of(
            StudyResult.of(SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true)),
            StudyResult.notMade(SampleStudy.study("hardware")),
            StudyResult.notMade(SampleStudy.study("tls")));

    @TempDir
    private Path folder;

    @Test
    void eachMeasuredFindingHasItsBandItsRatioAndItsVerdict() throws Exception {
        Path file = folder.resolve("verdicts.svg");
        VerdictChart.write(STUDIES, file);
        Document svg = Jsoup.parse(Files.readString(file));
        assertThat(svg.select("circle"))
                .as("five findings, and one of the legend")
                .hasSize(5 + 1);
        String words = svg.select("desc").text();
        assertThat(words)
                .containsPattern("caching-mode: command / none: [12]\\.[0-9]+, confirmed")
                .containsPattern("caching-mode: distributed-map / none database cpu: 1(\\.0+)?, contradicted")
                .doesNotContain("hardware");
        VerdictChart.write(STUDIES, folder.resolve("verdicts.png"));
        assertThat(ImageIO.read(folder.resolve("verdicts.png").toFile()).getWidth())
                .isGreaterThan(800);
    }

    @Test
    void whereNothingWasMeasuredThereIsNothingToDraw() {
        assertThatThrownBy(() -> VerdictChart.write(STUDIES.subList(1, 3), folder.resolve("verdicts.svg")))
                .hasMessageContaining("./trader study caching-mode");
    }
}
