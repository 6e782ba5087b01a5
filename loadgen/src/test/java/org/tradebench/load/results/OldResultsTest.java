package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.report.Report;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.report.study.StudyReport;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;

/** Checks that results of earlier schema versions are read and drawn like current ones. */
class OldResultsTest {
    @TempDir
    private Path folder;

    static Stream<Path> archivedStudies() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("../docs/results"))) {
            return folders.filter(ExperimentRecord::isIn).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("archivedStudies")
    void readsAndDrawsArchivedStudies(Path study) throws IOException {
        Files.copy(study.resolve(ExperimentRecord.FILE), folder.resolve(ExperimentRecord.FILE));
        ExperimentRecord record = ExperimentRecord.read(folder);
        assertThat(record.trials())
                .isNotEmpty()
                .allSatisfy(trial ->
                        assertThat(trial.result()).isEqualTo(trial.counts() ? Validity.VALID : Validity.INVALID));
        String page = Jsoup.parse(Files.readString(StudyReport.write(folder))).text();
        assertThat(page).contains(record.trials().get(0).treatment());
    }

    @Test
    void fitsLineOnlyOverSeveralUpdateShares() throws IOException {
        String law = "(as measured) changes throughput by";
        assertThat(page("update-mix")).contains(law);
        assertThat(page("proxy-cpus")).doesNotContain(law);
    }

    private String page(String study) throws IOException {
        Path own = Files.createDirectory(folder.resolve(study));
        Files.copy(Path.of("../docs/results", study, ExperimentRecord.FILE), own.resolve(ExperimentRecord.FILE));
        return Jsoup.parse(Files.readString(StudyReport.write(own))).text();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void readsRunOfEarlierSchema(int version) throws IOException {
        try (InputStream old = OldResultsTest.class.getResourceAsStream("measured-run-" + version + ".json")) {
            Files.copy(old, folder.resolve(ResultFolder.RUN));
        }
        RunRecord run = ResultFolder.of(folder).run();
        assertThat(run.version()).isEqualTo(version);
        assertThat(run.result()).isEqualTo(Validity.VALID);
        assertThat(run.settings().workload()).isEqualTo(WorkloadSettings.STANDARD);
        assertThat(run.settings().application().caching()).isEqualTo(Caching.of(CachingMode.DISTRIBUTED_MAP));
        assertThat(run.settings().measurement().seconds()).isEqualTo(10);
        assertThat(run.interval()).isNotNull();
        assertThat(run.use().tiers()).containsKey(Tier.LOAD_GENERATOR);
        assertThat(run.summary()).isNotNull();
        assertThat(run.summary().intervalSeconds()).isPositive();
        assertThat(run.summary().loadGeneratorShareOfTime()).isPositive();
        assertThat(run.checks())
                .hasSizeGreaterThan(10)
                .allSatisfy(check -> assertThat(check.value()).isNotBlank())
                .allSatisfy(check -> assertThat(check.consequence()).isEqualTo(Validity.VALID));
        assertThat(run.checks())
                .filteredOn(check -> check.check().equals("errors"))
                .extracting(CheckResult::outcome)
                .containsExactly(CheckOutcome.PASS);
    }

    @Test
    void readsFolderWithEarlierNames() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        LoadResult written = LoadResult.in(results.folder());
        String page = Files.readString(Report.write(results));
        Path file = results.folder().resolve("load-generator.json");
        Files.writeString(
                results.folder().resolve("driver.json"),
                Files.readString(file).replace("\"phase\" : \"interval\"", "\"phase\" : \"window\""));
        Files.delete(file);
        Path histograms = results.folder().resolve("histograms.hlog");
        Files.writeString(histograms, Files.readString(histograms).replace("Tag=interval/", "Tag=window/"));
        assertThat(LoadResult.in(results.folder())).isEqualTo(written);
        assertThat(Files.readString(Report.write(ResultFolder.of(results.folder()))))
                .isEqualTo(page);
    }
}
