package org.tradebench.load.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.cli.Terminal;
import org.tradebench.load.cli.option.ResultName;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.report.SecondRow;
import org.tradebench.load.report.study.SampleStudy;
import picocli.CommandLine.TypeConversionException;

/** Runs the commands for results, partly on the results in docs/results. */
class ResultCommandsTest {

    private static final Path KEPT = ProjectLayout.current().base().resolve("docs/results");

    @TempDir
    private Path folder;

    private void result(String name, String file, String json) throws IOException {
        Files.createDirectories(folder.resolve(name));
        Files.writeString(folder.resolve(name).resolve(file), json);
    }

    @Test
    void findsResultsByPathNameAndLatest() throws IOException {
        result("20260101-120000-embedded", "run.json", "{}");
        result("20260301-120000-study-caching", "study.json", "{}");
        Files.createDirectories(folder.resolve("20270101-120000-no-result"));
        ResultName name = new ResultName(folder);

        assertThat(name.convert("20260101-120000-embedded")).isEqualTo(folder.resolve("20260101-120000-embedded"));
        assertThat(name.convert("latest")).isEqualTo(folder.resolve("20260301-120000-study-caching"));
        assertThat(name.convert(folder.toString())).isEqualTo(folder);
        assertThat(name.convert("nowhere")).isEqualTo(Path.of("nowhere"));
        assertThat(name.convert("20260101")).isEqualTo(folder.resolve("20260101-120000-embedded"));
        assertThatThrownBy(() -> name.convert("2026"))
                .isInstanceOf(TypeConversionException.class)
                .hasMessageContaining("2 ids begin with it");
    }

    @Test
    void ordersResultsByStart() throws IOException {
        result("20260301-120000-embedded", "run.json", "{\"version\": 1, \"startedAt\": \"2026-03-01T11:00:00Z\"}");
        result("a-broken", "run.json", "{");
        Files.setLastModifiedTime(folder.resolve("a-broken"), FileTime.from(Instant.parse("2026-02-01T11:00:00Z")));
        String sizes = "\"sizes\": {\"startedAt\": [\"2027-01-01T11:00:00Z\"]}";
        result("baseline", "study.json", "{" + sizes + ", \"startedAt\": \"2026-01-01T11:00:00Z\", \"trials\": []}");

        assertThat(ResultName.all(folder))
                .containsExactly(
                        folder.resolve("baseline"),
                        folder.resolve("a-broken"),
                        folder.resolve("20260301-120000-embedded"));
        assertThat(new ResultName(folder).convert("latest")).isEqualTo(folder.resolve("20260301-120000-embedded"));
    }

    @Test
    void reportsMissingLatestResult() {
        ResultName name = new ResultName(folder);
        assertThatThrownBy(() -> name.convert("latest"))
                .isInstanceOf(TypeConversionException.class)
                .hasMessageContaining("expected a result in " + folder);
    }

    @Test
    void listsResultsOfEveryVersionAndUnreadableOnes() throws IOException {
        result("a", "run.json", "{\"verdict\": \"INVALID\", \"command\": \"trader run\"}");
        result("b", "run.json", "{\"result\": \"VALID\", \"command\": \"trader run --mode=jpa\"}");
        result("c", "study.json", "{");

        Terminal text = Terminal.type("results", "list", "--results", folder.toString());
        assertThat(text.exitCode()).isEqualTo(ExitCodes.OK);
        assertThat(text.out().lines())
                .hasSize(4)
                .anyMatch(line -> line.matches("a +run +INVALID +trader run"))
                .anyMatch(line -> line.matches("b +run +VALID +trader run --mode=jpa"))
                .anyMatch(line -> line.matches("c +study +unreadable +-"));

        Terminal json = Terminal.type("results", "list", "--json", "--results", folder.toString());
        assertThat(new ObjectMapper().readTree(json.out())).hasSize(3);
    }

    @Test
    void showsAndExportsEveryKeptStudy() throws IOException {
        int studies = 0;
        for (Path kept : ResultName.all(KEPT)) {
            Terminal shown = Terminal.type("results", "show", kept.toString());
            assertThat(shown.exitCode()).as(kept + shown.err()).isEqualTo(ExitCodes.OK);
            assertThat(shown.out()).as(kept.toString()).contains("report  ");
            if (ResultName.Kind.of(kept) != ResultName.Kind.STUDY) {
                continue;
            }
            studies++;
            Terminal csv = Terminal.type("results", "export", kept.toString());
            assertThat(csv.exitCode()).as(kept + csv.err()).isEqualTo(ExitCodes.OK);
            assertThat(csv.out().lines().findFirst().orElseThrow())
                    .startsWith("id,at,what,commit,seed,")
                    .contains(",throughput (");
            Terminal json = Terminal.type("results", "export", "--format=json", kept.toString());
            assertThat(json.out().lines().count() + 1)
                    .as(kept.toString())
                    .isEqualTo(csv.out().lines().count());
        }
        assertThat(studies).isPositive();
    }

    @Test
    void exportsSecondsOfRun() throws IOException {
        Path run = folder.resolve("run");
        SampleRun.write(run, 0, "a note");
        Terminal csv = Terminal.type("results", "export", "--seconds", run.toString());
        assertThat(csv.err()).isEmpty();
        List<String> lines = csv.out().lines().toList();
        assertThat(lines.get(0)).isEqualTo("trial,result,phase,second,length,answers,mean,p50,p95,p99,max");
        assertThat(lines.get(1)).startsWith("run,VALID,warmup,-");
        assertThat(lines)
                .filteredOn(line -> line.contains(",interval,"))
                .first()
                .asString()
                .startsWith("run,VALID,interval,0.0,1.0,");

        Terminal json = Terminal.type("results", "export", "--seconds", "--format=json", run.toString());
        List<SecondRow> rows = new ArrayList<>();
        for (String line : json.out().lines().toList()) {
            rows.add(new ObjectMapper().readValue(line, SecondRow.class));
        }
        assertThat(rows).extracting(row -> String.join(",", row.values())).isEqualTo(lines.subList(1, lines.size()));
        assertThat(rows).allSatisfy(row -> assertThat(row.answers()).isPositive());
    }

    /** Trials of several experiments have the same names. */
    @Test
    void exportsSecondsOfTrials() throws IOException {
        ExperimentRecord study = SampleStudy.of(SampleStudy.study("caching-mode"), 5, trial -> true);
        Path own = Files.createDirectory(folder.resolve("my-study"));
        study.write(own);
        String first = study.trials().get(0).folder();
        SampleRun.write(own.resolve(first), 0, "a note");
        Terminal csv = Terminal.type("results", "export", "--seconds", own.toString());
        assertThat(csv.out().lines().skip(1))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).startsWith("my-study/" + first + ",VALID,"));
    }

    @Test
    void rejectsFoldersWithoutSeconds() {
        Terminal kept = Terminal.type(
                "results", "export", "--seconds", KEPT.resolve("proxy").toString());
        assertThat(kept.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(kept.err()).contains("not their seconds", "study.json");
        assertThat(Terminal.type("results", "export", "--seconds", folder.toString())
                        .err())
                .contains("is not a result folder");
    }

    @Test
    void rejectsFolderWithoutResult() {
        Terminal terminal = Terminal.type("results", "show", folder.toString());
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("expected an id", "results list");
    }
}
