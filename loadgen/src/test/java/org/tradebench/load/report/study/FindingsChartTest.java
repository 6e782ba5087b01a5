package org.tradebench.load.report.study;

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
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyFindings;

class FindingsChartTest {
    /** Every level has twice the baseline's throughput, with the database at 0.6 of 2 cores. */
    private static final List<StudyFindings> STUDIES = List.of(
            sampleFindings("caching-mode"),
            sampleFindings("disk-offload"),
            sampleFindings("modes"),
            StudyFindings.of(SampleStudy.study("hardware"), List.of()),
            StudyFindings.of(SampleStudy.study("tls"), List.of()));

    @TempDir
    private Path folder;

    @Test
    void drawsRangeRatioAndOutcomeOfFindings() throws Exception {
        Path file = folder.resolve("verdicts.svg");
        FindingsChart.write(STUDIES, file);
        Document svg = Jsoup.parse(Files.readString(file));
        assertThat(svg.select("circle"))
                .as("five findings, two and two, and two of the legend")
                .hasSize(5 + 2 + 2 + 2);
        String words = svg.select("desc").text();
        assertThat(words)
                .containsPattern(
                        "caching-mode: command / none: [12]\\.[0-9]+ .*in the paper 1.5–2.2, conditions differ")
                .containsPattern(
                        "disk-offload: disk / memory only at 100 entries at 14 %: [12]\\.[0-9]+ .*, reproduced")
                .containsPattern("modes: ejb / direct: [12]\\.[0-9]+ .*, not reproduced")
                .doesNotContain("hardware");
        FindingsChart.write(STUDIES, folder.resolve("verdicts.png"));
        assertThat(ImageIO.read(folder.resolve("verdicts.png").toFile()).getWidth())
                .isGreaterThan(800);
    }

    @Test
    void namesGainsThatRatioIsDividedBy() throws Exception {
        Path file = folder.resolve("verdicts.svg");
        FindingsChart.write(List.of(sampleFindings("tuning-ladder")), file);
        assertThat(Jsoup.parse(Files.readString(file)).select("desc").text())
                .contains("tuning-ladder: heap / out of the box, by the gain of each of 5 others: ")
                .contains("tuning-ladder: monitoring off / out of the box: ");
    }

    @Test
    void rejectsStudiesWithoutResults() {
        assertThatThrownBy(() -> FindingsChart.write(STUDIES.subList(3, 5), folder.resolve("verdicts.svg")))
                .hasMessageContaining("./trader experiment run caching-mode");
    }

    private static StudyFindings sampleFindings(String study) {
        Study sample = SampleStudy.study(study);
        return StudyFindings.of(sample, List.of(SampleStudy.of(sample, 6, trial -> true)));
    }
}
