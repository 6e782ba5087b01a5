package org.tradebench.load.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;

class RandomizedBlocksTest {
    private static final Study STUDY = new Studies(Path.of("src/test/resources/studies")).of("caching-mode");

    @Test
    void visitsEveryLevelAndControlInEachBlock() {
        RandomizedBlocks plan = RandomizedBlocks.of(STUDY.experiment(), 6, 42);
        assertThat(plan.treatments()).hasSize(5);
        Treatment again = plan.treatments().get(4);
        assertThat(again.again()).isTrue();
        assertThat(again.settings()).isEqualTo(plan.treatments().get(0).settings());
        for (int block = 1; block <= 6; block++) {
            assertThat(plan.block(block))
                    .extracting(PlannedTrial::treatment)
                    .containsExactlyInAnyOrderElementsOf(plan.treatments());
            assertThat(plan.block(block)).extracting(PlannedTrial::place).containsExactly(1, 2, 3, 4, 5);
        }
    }

    @Test
    void orderDependsOnSeedNotOnNumberOfBlocks() {
        assertThat(RandomizedBlocks.of(STUDY.experiment(), 6, 42).block(3))
                .isEqualTo(RandomizedBlocks.of(STUDY.experiment(), 100, 42).block(3));
        Set<List<Treatment>> orders = IntStream.rangeClosed(1, 20)
                .mapToObj(block -> order(RandomizedBlocks.of(STUDY.experiment(), 20, 42), block))
                .collect(Collectors.toSet());
        assertThat(orders).hasSizeGreaterThan(10);
    }

    @Test
    void reversesOrderInEverySecondBlock() {
        RandomizedBlocks plan = RandomizedBlocks.of(STUDY.experiment(), 6, 42);
        for (int block = 1; block <= 5; block += 2) {
            List<Treatment> reversed = new ArrayList<>(order(plan, block));
            Collections.reverse(reversed);
            assertThat(order(plan, block + 1)).isEqualTo(reversed);
        }
        assertThat(order(plan, 3)).isNotEqualTo(order(plan, 1)).isNotEqualTo(order(plan, 2));
    }

    private static List<Treatment> order(RandomizedBlocks plan, int block) {
        return plan.block(block).stream().map(PlannedTrial::treatment).toList();
    }

    @Test
    void placesEachLevelFirstEquallyOften() {
        RandomizedBlocks plan = RandomizedBlocks.of(STUDY.experiment(), 1000, 1);
        for (Treatment treatment : plan.treatments()) {
            long first = IntStream.rangeClosed(1, 1000)
                    .filter(block -> plan.block(block).get(0).treatment().equals(treatment))
                    .count();
            // 200 expected; the standard deviation is 11.
            assertThat(first).as(treatment.label()).isBetween(150L, 250L);
        }
    }

    @Test
    void distinguishesProfileFoldersOfSimilarLabels() {
        List<Treatment> all = Stream.of("-XX:+UseTLAB", "-XX:-UseTLAB", "-Xint")
                .map(label -> new Treatment(label, label, null, false, Map.of(Setting.JVM, label)))
                .toList();
        assertThat(all)
                .extracting(treatment -> treatment.profileFolder(all))
                .containsExactly("profile-XX-UseTLAB", "profile-XX-UseTLAB-2", "profile-Xint");
    }

    @Test
    void combinesLevelSettingsWithFixedOnes() {
        Treatment command =
                RandomizedBlocks.of(STUDY.experiment(), 1, 1).treatments().get(1);
        assertThat(command.settings())
                .containsEntry(Setting.CACHING, "command")
                .containsEntry(Setting.CLIENTS, "8")
                .containsEntry(Setting.CACHE_SIZE, "20000");
        assertThat(command.folder()).isEqualTo("command-8-clients");
    }

    @Test
    void levelOverridesFixedSetting(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("own.yaml"), """
                title: Small and large
                source: ZVM
                question: Which one?
                factors:
                  size:
                    baseline: small
                    levels:
                      small: {clients: 4}
                      large: {clients: 8, users: 100}
                fixed: {clients: 2, users: 50}
                smallest-difference: 5 %
                """);
        assertThat(RandomizedBlocks.of(new Studies(folder).of("own").experiment(), 1, 1)
                        .treatments())
                .extracting(Treatment::settings)
                .startsWith(
                        Map.of(Setting.CLIENTS, "4", Setting.USERS, "50"),
                        Map.of(Setting.CLIENTS, "8", Setting.USERS, "100"));
    }

    @Test
    void usesDistinctFoldersInEveryStudy() {
        for (Study study : new Studies(Path.of("studies")).all()) {
            if (study.instead() == null) {
                assertThat(RandomizedBlocks.of(study.experiment().atStagingSize(), 1, 1)
                                .treatments())
                        .extracting(Treatment::folder)
                        .doesNotHaveDuplicates();
            }
        }
    }
}
