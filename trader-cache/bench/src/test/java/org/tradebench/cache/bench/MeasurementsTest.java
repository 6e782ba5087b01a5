package org.tradebench.cache.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.cache.bench.BenchComparison.Contender;

class MeasurementsTest {

    @TempDir
    Path folder;

    private static BenchTrial trial(String comparison, String conditions, String subject) {
        return new BenchTrial(1, 1, Host.OWN_PROCESS, comparison, conditions, subject, List.of(1.5, 2.5), 3, 4, 0);
    }

    private static Measurements measurements(BenchTrial... trials) {
        return new Measurements("2026-11-30T12:00:00Z", "trader-cache/bench/run ", "JVM 17", 2, null, List.of(trials));
    }

    @Test
    void readsWhatItHasWritten() throws IOException {
        Measurements written = measurements(trial("hits", "1 thread", "Caffeine"));
        Path file = folder.resolve("new").resolve("results.json");

        written.write(file);

        assertThat(Measurements.read(file)).isEqualTo(written);
        assertThat(Files.readString(file)).doesNotContain("openLiberty");
    }

    @Test
    void explainsFileOfAnotherKind() throws IOException {
        Path file = Files.writeString(folder.resolve("other.json"), "{\"round\": 1}");

        assertThatThrownBy(() -> Measurements.read(file))
                .isInstanceOf(BenchFailure.class)
                .hasMessageContaining("other.json has no measurements; expected a file that --json has written");
        assertThatThrownBy(() -> Measurements.read(folder.resolve("absent.json")))
                .isInstanceOf(BenchFailure.class)
                .hasMessageEndingWith("absent.json cannot be read; expected a file that --json has written");
    }

    @Test
    void keepsMeasuredPartOfPlan() {
        List<BenchComparison> plan = BenchPlan.of(Set.of("hits", "groups"), BenchPlan.kinds());

        List<BenchComparison> measured = measurements(
                        trial("hits", "1 thread", "Caffeine"),
                        trial("hits", "1 thread", "this map"),
                        trial("hits", "2 threads", "this map"))
                .measured(plan);

        assertThat(measured).singleElement().satisfies(comparison -> {
            assertThat(comparison.conditions()).isEqualTo("1 thread");
            assertThat(comparison.subjects()).extracting(Contender::kind).containsExactly("CAFFEINE", "MAP");
        });
    }

    @Test
    void namesConditionsInHeading() {
        assertThat(measurements().heading())
                .isEqualTo("Measured with `trader-cache/bench/run` on 2026-11-30T12:00:00Z: JVM 17, 2 processors.");
    }
}
