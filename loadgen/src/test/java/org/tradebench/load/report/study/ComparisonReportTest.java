package org.tradebench.load.report.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.caching.CachingMode;
import org.tradebench.load.comparison.Arm;
import org.tradebench.load.comparison.ArmResult;
import org.tradebench.load.comparison.ArmTrial;
import org.tradebench.load.comparison.ComparisonFile;
import org.tradebench.load.comparison.ComparisonRecord;
import org.tradebench.load.comparison.Factor;
import org.tradebench.load.comparison.Figures;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.validity.Validity;

class ComparisonReportTest {
    @TempDir
    private Path folder;

    private static ComparisonRecord record(Validity second, String... warnings) {
        List<Arm> arms = Arm.ofCaching(List.of(Caching.NONE, Caching.of(CachingMode.DISTRIBUTED_MAP)));
        boolean counts = second == Validity.VALID;
        List<ArmTrial> trials = List.of(
                new ArmTrial(
                        1, 1, "none", "1-none", Validity.VALID, List.of(), new Figures(100, 300.0, 90.0, 2.8, null)),
                new ArmTrial(
                        1,
                        2,
                        "distributed-map",
                        "1-distributed-map",
                        second,
                        counts ? List.of(warnings) : List.of("<b>money</b> is missing"),
                        counts ? new Figures(210, 150.0, 45.0, 0.9, 0.91) : null));
        return new ComparisonRecord(
                1,
                Factor.CACHING,
                Instant.EPOCH,
                Instant.EPOCH,
                "./trader compare-caching --arms none,distributed-map:20000",
                Map.of(),
                "direct mode, 8 clients",
                "none",
                trials,
                arms.stream().map(arm -> ArmResult.of(arm, trials, "none")).toList());
    }

    private Document page(ComparisonRecord record) throws Exception {
        return Jsoup.parse(Files.readString(ComparisonReport.write(new ResultFolder(folder), record)));
    }

    private void keepReportOf(String trial) throws Exception {
        Files.createFile(Files.createDirectory(folder.resolve(trial)).resolve(ResultFolder.REPORT));
    }

    @Test
    void showsRatiosFiguresAndEveryTrialWithItsOwnReport() throws Exception {
        keepReportOf("1-none");
        keepReportOf("1-distributed-map");
        Document page = page(record(Validity.VALID));
        assertThat(page.select(".verdict.valid h1").text()).contains("direct mode, 8 clients");
        assertThat(page.text()).contains("2.100", "0.910", "more than 2", "compare-caching --arms none");
        assertThat(page.select("a[href$=report.html]").eachAttr("href"))
                .containsExactly("1-none/report.html", "1-distributed-map/report.html");
        assertThat(page.select("svg[role=img]")).hasSize(2);
        assertThat(page.select("svg").outerHtml()).doesNotContain("NaN", "Infinity");
        assertThat(page.select("script, link, img, [src]")).isEmpty();
    }

    @Test
    void anArmThatCannotBeComparedMakesItInvalidAndIsNamed() throws Exception {
        Document page = page(record(Validity.INVALID));
        assertThat(page.select(".verdict.invalid h1").text()).startsWith("INVALID");
        assertThat(page.select(".verdict li").eachText())
                .anySatisfy(line -> assertThat(line).contains("distributed-map", "<b>money</b> is missing"));
    }

    @Test
    void warningsAreCountedWhereNothingIsWorse() throws Exception {
        assertThat(page(record(Validity.VALID)).text()).contains("Every trial passed all validity checks.");
        assertThat(page(record(Validity.VALID, "WARN quiet machine: 0.2 cores")).text())
                .contains("Every trial is VALID; 1 of 2 have warnings")
                .doesNotContain("passed all");
    }

    @Test
    void leadsToNoReportThatWasNotKept() throws Exception {
        keepReportOf("1-none");
        Document page = page(record(Validity.VALID));
        assertThat(page.select("a[href$=report.html]").eachAttr("href")).containsExactly("1-none/report.html");
        assertThat(page.text()).contains("1-distributed-map");
    }

    @Test
    void itsFileAloneIsEnoughToDrawItAgain() throws Exception {
        ComparisonRecord record = record(Validity.VALID);
        ResultFolder results = new ResultFolder(folder);
        results.write(ResultFolder.COMPARISON, record);
        assertThat(ComparisonFile.isIn(folder)).isTrue();
        assertThat(ComparisonFile.read(folder)).isEqualTo(record);
        assertThat(page(record).text()).contains("their own folders are not here");
    }

    @Test
    void aFileFromBeforeThereWasAChoiceIsOfCaching() throws Exception {
        ComparisonRecord record = record(Validity.VALID);
        new ResultFolder(folder).write(ResultFolder.COMPARISON, record);
        Path file = folder.resolve(ResultFolder.COMPARISON);
        Files.writeString(file, Files.readString(file).replaceFirst("\"factor\" : \"[A-Z]*\",", ""));
        assertThat(ComparisonFile.read(folder)).isEqualTo(record);
    }
}
