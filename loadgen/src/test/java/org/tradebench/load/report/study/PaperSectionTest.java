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
import org.tradebench.load.experiment.record.ExperimentRecord;
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
    void thePapersChangesStandBesideOursOnTheSameAxis() throws Exception {
        Document page = draw(SampleStudy.study("caching-mode"));
        Element figure = page.getElementById("figure-paper-throughput");
        assertThat(figure.select("rect.bar.c-asked")).hasSize(4);
        assertThat(figure.select("rect.bar.open"))
                .as("bounds are not drawn as numbers")
                .hasSize(2);
        assertThat(figure.select("rect.c-measured")).hasSize(4);
        assertThat(figure.select("circle.dot")).as("each block").hasSize(4 * 6);
        assertThat(figure.select("svg").attr("aria-label"))
                .contains("command ÷ none: in the paper almost 2 ×, here +97.9 %.")
                .contains("command-servlet ÷ command: in the paper −6 %, here -0.1 %.");
        // The same change is as long on both sides.
        Element twice = figure.selectFirst("rect.bar.open");
        double perPercent = Double.parseDouble(twice.attr("width")) / 100;
        Element ours = figure.select("rect.c-measured").first();
        assertThat(Double.parseDouble(ours.attr("width")) / perPercent).isBetween(97.8, 98.0);
        assertThat(page.text())
                .contains("The paper's numbers: Tuning WebSphere Application Server Cluster with Caching (2009)");
        assertThat(folder.resolve("figures/paper-throughput.png")).isRegularFile();
    }

    @Test
    void aLevelThatWasNotMeasuredHereSaysSo() throws Exception {
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true).write(folder);
        Path file = folder.resolve(ExperimentRecord.FILE);
        ObjectMapper json = new ObjectMapper();
        ObjectNode record = (ObjectNode) json.readTree(file.toFile());
        record.putObject("sizes").putArray("caching").add("none").add("command");
        json.writeValue(file.toFile(), record);
        Document page = Jsoup.parse(Files.readString(StudyReport.write(folder)));
        Element figure = page.getElementById("figure-paper-throughput");
        assertThat(figure.select("rect.c-measured")).hasSize(1);
        assertThat(figure.select("text").eachText())
                .filteredOn(text -> text.equals("not measured"))
                .hasSize(3);
    }

    @Test
    void curvesAreDrawnRelativeToTheirFirstPointOnTheSameAxes() throws Exception {
        Document page = draw(SERVERS);
        Element figure = page.getElementById("figure-paper-over-clients");
        assertThat(figure.select("path.line")).hasSize(3);
        assertThat(figure.select(".entry").eachText())
                .containsExactly("paper: 8 strands", "paper: 4 strands", "here: throughput");
        assertThat(figure.select("svg").attr("aria-label"))
                .contains("the paper, 8 strands: 1 × at 1, 2.02 × at 2, 2.95 × at 3")
                .contains("the paper, 4 strands: 1 × at 1, 1.9 × at 2")
                .contains("here, throughput: 1 × at 1, 1.9");
        assertThat(figure.selectFirst("figcaption").text()).contains("the paper (Sun and Simmons 2008) | here");
        assertThat(figure.select("circle.dot")).hasSize(5 + 12);
        assertThat(page.select("tr").eachText()).contains("8 strands 952 1920 2810", "4 strands 822 1560 –");
    }

    @Test
    void aPaperWithoutNumbersSaysSoInsteadOfAFigure() throws Exception {
        Document page = draw(SampleStudy.study("gc-policy"));
        assertThat(page.select("figure[id^=figure-paper]")).isEmpty();
        assertThat(page.text())
                .contains("The study file holds no numbers of the paper that could be drawn beside ours.");
    }

    @Test
    void aStudyOfOursHasNoPaper() throws Exception {
        assertThat(draw(SampleStudy.study("java")).text()).doesNotContain("What the paper found");
    }
}
