package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.statistics.Segments;

class HistoryTest {
    @TempDir
    private Path folder;

    private HistoryFile history;

    @BeforeEach
    void createEmptyHistory() {
        history = new HistoryFile(folder.resolve("history.jsonl"));
    }

    private static HistoryLine replicate(int number, double rate, String commit, String cores) {
        return new HistoryLine(
                1,
                HistoryLine.id(number),
                Instant.ofEpochSecond(60L * number),
                "a study, a level",
                commit,
                false,
                Map.of("cores", cores),
                Map.of("clients", "8"),
                42,
                Map.of(Measure.THROUGHPUT, rate));
    }

    @Test
    void writesLinePerTrialAndSeriesPerCell() {
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true).write(folder);
        HistoryTrials replicates = HistoryTrials.of(folder);
        assertThat(history.add(replicates.lines())).isEqualTo(new HistoryFile.Added(30, 0));
        assertThat(history.lines()).isEqualTo(replicates.lines());
        List<HistorySeries> series = HistorySeries.of(history.lines());
        assertThat(series)
                .filteredOn(one -> one.measure() == Measure.THROUGHPUT)
                .extracting(one -> one.replicates().size())
                .containsExactly(6, 6, 6, 6, 6);
        assertThat(series)
                .extracting(HistorySeries::what)
                .contains("caching-mode, command, 8 clients", "caching-mode, none, 8 clients A/A");
    }

    @Test
    void addsTrialOnlyOnce() {
        SampleStudy.of(SampleStudy.study("caching-mode"), 5, trial -> true).write(folder);
        history.add(HistoryTrials.of(folder).lines());
        assertThat(history.add(HistoryTrials.of(folder).lines())).isEqualTo(new HistoryFile.Added(0, 25));
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true).write(folder);
        assertThat(history.add(HistoryTrials.of(folder).lines()))
                .as("the study was resumed")
                .isEqualTo(new HistoryFile.Added(5, 25));
        assertThat(history.lines()).hasSize(30).doesNotHaveDuplicates();
    }

    @Test
    void addsRunWithSettingsSeedAndMetrics() throws IOException {
        HistoryTrials replicates = HistoryTrials.of(
                SampleRun.write(folder.resolve("run"), 0, "a note").folder());
        HistoryLine line = replicates.lines().get(0);
        assertThat(line.settings())
                .containsEntry("mode", "direct")
                .containsEntry("virtual users", "8")
                .containsEntry("updates", "14 %")
                .doesNotContainKey("seed");
        assertThat(line.seed()).isEqualTo(42);
        assertThat(line.metrics()).containsKeys(Measure.THROUGHPUT, Measure.P99, Measure.APPLICATION_CPU);
        assertThat(line.machine()).containsExactly(Map.entry("cores", "2"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'drivers':'1','clients':'8','window':'60 s','warm-up until still':'no','heap':'nobody knows'"
                        + "|'load generators':'1','virtual users':'8','measurement interval':'60 s','warm-up until steady':'no','heap':'unknown'",
                "'study':'modes','mode':'jpa','window':'20','rehearsal':'5000'"
                        + "|'study':'modes','mode':'jpa','duration':'20','pre-warming':'5000'"
            },
            quoteCharacter = '`')
    void continuesSeriesWithEarlierTerms(String earlier, String now) throws IOException {
        Files.write(
                history.file(),
                List.of(
                        line("a", earlier, "'figures':{'PACE':0.5,'THROUGHPUT':900.0,'RESPONSE_TIME':3.5}"),
                        line("b", now, "'metrics':{}")));
        List<HistoryLine> lines = history.lines();
        assertThat(lines.get(0).series()).isEqualTo(lines.get(1).series());
        assertThat(lines.get(0).metrics())
                .containsOnly(
                        Map.entry(Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT, 0.5),
                        Map.entry(Measure.THROUGHPUT, 900.0),
                        Map.entry(Measure.MEAN_LATENCY, 3.5));
    }

    private static String line(String id, String settings, String metrics) {
        return ("{'version':1,'id':'" + id
                        + "','at':'2026-11-22T18:00:00Z','what':'w','machine':{'cores':'2'},'settings':{" + settings
                        + "},'seed':42," + metrics + "}")
                .replace('\'', '"');
    }

    @Test
    void excludesInvalidTrials() throws IOException {
        assertThat(HistoryTrials.of(
                        SampleRun.write(folder.resolve("run"), 300, "a note").folder()))
                .isEqualTo(new HistoryTrials(List.of(), 1));
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> trial.block() > 1)
                .write(folder);
        assertThat(HistoryTrials.of(folder).lines()).hasSize(25);
        assertThat(HistoryTrials.of(folder).leftOut()).isEqualTo(5);
    }

    @Test
    void detectsChangeWithinSeriesOfOneMachine() {
        List<HistoryLine> lines = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            lines.add(replicate(i, 1000 + i % 5, "aaaaaaaaaa", "2"));
            lines.add(replicate(100 + i, 950 + i % 5, "bbbbbbbbbb", "2"));
            lines.add(replicate(200 + i, 4000 + i % 5, "bbbbbbbbbb", "8"));
        }
        history.add(lines);
        List<HistorySeries> all = HistorySeries.of(history.lines());
        assertThat(all).hasSize(2);
        assertThat(all.get(0).segments().changes()).singleElement().satisfies(change -> {
            assertThat(change.before()).isEqualTo(20);
            assertThat(change.from()).isEqualTo(1002);
            assertThat(change.to()).isEqualTo(952);
        });
        assertThat(all.get(0).replicates().get(19).commit()).isEqualTo("aaaaaaaaaa");
        assertThat(all.get(0).replicates().get(20).commit()).isEqualTo("bbbbbbbbbb");
        assertThat(all.get(1).segments()).isEqualTo(new Segments(List.of()));
    }

    @Test
    void appendsToFileWithoutFinalNewline() throws IOException {
        history.add(List.of(replicate(1, 1, "a", "2")));
        Files.writeString(history.file(), Files.readString(history.file()).strip());
        history.add(List.of(replicate(2, 2, "a", "2")));
        assertThat(history.lines()).hasSize(2);
    }

    @Test
    void rejectsInvalidLineAndNamesItsNumber() throws IOException {
        history.add(List.of(replicate(1, 1, "a", "2")));
        Files.writeString(history.file(), "{\"version\":1}\n", StandardOpenOption.APPEND);
        assertThatThrownBy(() -> history.lines()).hasMessageContaining("line 2: no line of version 1");
        Files.writeString(history.file(), "no JSON\n");
        assertThatThrownBy(() -> history.lines()).hasMessageContaining("line 1: ");
        assertThatThrownBy(() -> HistoryTrials.of(folder)).hasMessageContaining("holds neither a run");
    }
}
