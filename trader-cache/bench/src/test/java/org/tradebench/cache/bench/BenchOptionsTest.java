package org.tradebench.cache.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.cache.bench.BenchComparison.Contender;

class BenchOptionsTest {

    private static Set<String> tables(BenchOptions arguments) {
        Set<String> names = new LinkedHashSet<>();
        arguments.plan().forEach(comparison -> names.add(comparison.name()));
        return names;
    }

    private static List<String> kinds(BenchComparison comparison) {
        return comparison.subjects().stream().map(Contender::kind).toList();
    }

    @Test
    void measuresAllInTenBlocksByDefault() {
        BenchOptions arguments = BenchOptions.of();

        assertThat(arguments.runs()).isEqualTo(new Runs(10, 20, 20, 100));
        assertThat(tables(arguments)).containsExactlyElementsOf(BenchPlan.NAMES);
        assertThat(arguments.json()).isEqualTo(Path.of("trader-cache/docs/benchmarks.json"));
        assertThat(arguments.page()).isEqualTo(Path.of("trader-cache/docs/benchmarks.md"));
    }

    @Test
    void readsEveryOption() {
        BenchOptions arguments = BenchOptions.of(
                "--blocks",
                "2",
                "--warmups",
                "4",
                "--iterations",
                "6",
                "--millis",
                "50",
                "--only",
                "hits,disk-reads",
                "--json",
                "a.json",
                "--page",
                "a.md",
                "--from",
                "b.json");

        assertThat(arguments.runs()).isEqualTo(new Runs(2, 4, 6, 50));
        assertThat(tables(arguments)).containsExactly("hits", "disk-reads");
        assertThat(arguments.json()).isEqualTo(Path.of("a.json"));
        assertThat(arguments.page()).isEqualTo(Path.of("a.md"));
        assertThat(arguments.from()).isEqualTo(Path.of("b.json"));
    }

    @Test
    void writesNoPageWithNoPageOption() {
        assertThat(BenchOptions.of("--no-page").page()).isNull();
    }

    @Test
    void alwaysMeasuresBaseSubject() {
        BenchOptions arguments = BenchOptions.of("--only", "server-hits", "--subjects", "open-liberty");

        assertThat(arguments.plan()).hasSize(2).allSatisfy(comparison -> {
            assertThat(kinds(comparison)).containsExactly("CAFFEINE", "OPEN_LIBERTY");
            assertThat(comparison.pairs()).isEmpty();
        });
    }

    @Test
    void keepsPairsOfSelectedSubjects() {
        BenchOptions arguments = BenchOptions.of("--only", "server-read-update", "--subjects", "map,open-liberty");

        assertThat(arguments.plan())
                .hasSize(6)
                .allSatisfy(comparison -> assertThat(comparison.pairs())
                        .singleElement()
                        .satisfies(pair -> {
                            assertThat(pair.subject().kind()).isEqualTo("MAP");
                            assertThat(pair.base().kind()).isEqualTo("OPEN_LIBERTY");
                        }));
    }

    @Test
    void omitsTableWithBaseSubjectOnly() {
        assertThat(tables(BenchOptions.of("--subjects", "tier"))).containsExactly("disk-writes", "disk-reads");
    }

    @Test
    void rejectsSubjectsWithoutTable() {
        assertThatThrownBy(() -> BenchOptions.of("--only", "hits,disk-reads", "--subjects", "open-liberty"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("none of the tables hits, disk-reads compares open-liberty with another subject:"
                        + " expected other --only or --subjects");
    }

    @Test
    void rejectsUnknownNameAndListsKnownOnes() {
        assertThatThrownBy(() -> BenchOptions.of("--only", "hits,reads"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("--only has 'reads'; it may have hits, read-update, groups, entities, disk-writes,"
                        + " disk-reads, server-hits, server-read-update, server-groups");
        assertThatThrownBy(() -> BenchOptions.of("--subjects", "MAP"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "--subjects has 'MAP'; it may have caffeine, caffeine-by-callers, caffeine-counting, map, ")
                .hasMessageContaining("open-liberty-in-two-groups");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1000001", "", "three", "1.5", "99999999999"})
    void rejectsInvalidNumbers(String number) {
        assertThatThrownBy(() -> BenchOptions.of("--blocks", number))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("--blocks is '" + number + "'; it may be 1 to 1,000,000");
    }

    @Test
    void rejectsUnknownAndIncompleteOptions() {
        assertThatThrownBy(() -> BenchOptions.of("--blocks"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("--blocks is no option, or wants a value");
        assertThatThrownBy(() -> BenchOptions.of("--block", "3"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("--block is no option");
    }
}
