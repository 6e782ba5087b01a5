package org.tradebench.load.report.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyFile;

class PaperSectionTest {
    private static final Study SERVERS = StudyFile.parse("servers", "servers.yaml", """
        title: Servers
        source: LDOM
        question: How many?
        factors:
          clients:
            levels: [1, 2]
        published:
          cites: "A paper (2008)"
          curve:
            over: clients
            unit: transactions/s
            lines:
              8 strands: {1: 952, 2: 1920, 3: 2810}
              4 strands: {1: 822, 2: 1560}
        """);

    @TempDir
    private Path folder;

    private Document draw(Study study) throws Exception {
        SampleStudy.of(study, 6, trial -> true).write(folder);
        return Jsoup.parse(Files.readString(StudyReport.write(folder)));
    }

    @Test
    void drawsPublishedRatiosBesideMeasuredOnes() throws Exception {
        Document page = draw(SampleStudy.study("caching-mode"));
        Element figure = page.getElementById("figure-ratios");
        assertThat(figure.select("path.c-paper")).as("published numbers").hasSize(4);
        assertThat(figure.select("rect.measured")).as("ranges of the findings").hasSize(5);
        assertThat(figure.select("circle.dot"))
                .as("four levels and three other ratios")
                .hasSize(7);
        assertThat(figure.select("svg").attr("aria-label"))
                .containsPattern("command, 8 clients ÷ none: 1\\.980 \\([0-9.–]+\\); in the paper < 2\\.")
                .containsPattern("command-servlet ÷ command, 8 clients: 1\\.000 .*; in the paper 0\\.94\\.");
        assertThat(page.text())
                .contains("The paper's numbers: Tuning WebSphere Application Server Cluster with Caching (2009)");
        assertThat(folder.resolve("figures/ratios.png")).isRegularFile();
    }

    @Test
    void marksUnmeasuredLevels() throws Exception {
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true).write(folder);
        Path file = folder.resolve(ExperimentRecord.FILE);
        ObjectMapper json = new ObjectMapper();
        ObjectNode record = (ObjectNode) json.readTree(file.toFile());
        record.putObject("sizes").putArray("caching").add("none").add("command");
        json.writeValue(file.toFile(), record);
        Document page = Jsoup.parse(Files.readString(StudyReport.write(folder)));
        Element figure = page.getElementById("figure-ratios");
        assertThat(figure.select("circle.dot")).as("one level and A/A").hasSize(2);
        assertThat(figure.select("text").eachText())
                .filteredOn(text -> text.equals("not measured"))
                .hasSize(3);
    }

    @Test
    void drawsCurvesRelativeToFirstPoint() throws Exception {
        Document page = draw(SERVERS);
        Element figure = page.getElementById("figure-paper-over-clients");
        assertThat(figure.select("path.line")).hasSize(3);
        assertThat(figure.select(".entry").eachText())
                .containsExactly("paper: 8 strands", "paper: 4 strands", "here: throughput");
        assertThat(figure.select("svg").attr("aria-label"))
                .contains("paper: 8 strands: 1.00 × at 1, 2.02 × at 2, 2.95 × at 3")
                .contains("paper: 4 strands: 1.00 × at 1, 1.90 × at 2")
                .contains("here: throughput: 1.00 × at 1, 1.9");
        assertThat(figure.selectFirst("figcaption").text())
                .contains("the paper (Sun and Simmons 2008), dashed, and here");
        assertThat(figure.select("circle.dot")).hasSize(5 + 12);
        assertThat(page.select("tr").eachText()).contains("8 strands 952 1,920 2,810", "4 strands 822 1,560 –");
    }

    @Test
    void notesMissingNumbersOfPaper() throws Exception {
        Document page = draw(SampleStudy.study("gc-policy"));
        assertThat(page.select("figure[id^=figure-paper]")).isEmpty();
        assertThat(page.text())
                .contains("The study file holds no numbers of the paper to draw beside the measured ones.");
    }

    @Test
    void omitsPaperSectionWithoutPaper() throws Exception {
        assertThat(draw(SampleStudy.study("java")).text()).doesNotContain("What the paper found");
    }
}
