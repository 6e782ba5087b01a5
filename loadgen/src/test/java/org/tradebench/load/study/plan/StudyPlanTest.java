package org.tradebench.load.study.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.study.Setting;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;

class StudyPlanTest {
    private static final Study STUDY = new Studies(Path.of("studies")).of("caching-mode");

    @Test
    void everyBlockVisitsEveryLevelOnceAndTheBaselineUnderASecondName() {
        StudyPlan plan = StudyPlan.of(STUDY, 6, 42);
        assertThat(plan.cells()).hasSize(5);
        Cell again = plan.cells().get(4);
        assertThat(again.again()).isTrue();
        assertThat(again.settings()).isEqualTo(plan.cells().get(0).settings());
        for (int block = 1; block <= 6; block++) {
            assertThat(plan.block(block))
                    .extracting(PlannedTrial::cell)
                    .containsExactlyInAnyOrderElementsOf(plan.cells());
            assertThat(plan.block(block)).extracting(PlannedTrial::place).containsExactly(1, 2, 3, 4, 5);
        }
    }

    @Test
    void theSeedGivesTheOrderHoweverManyBlocksThereAre() {
        assertThat(StudyPlan.of(STUDY, 6, 42).block(3))
                .isEqualTo(StudyPlan.of(STUDY, 100, 42).block(3));
        Set<List<Cell>> orders = IntStream.rangeClosed(1, 20)
                .mapToObj(block -> StudyPlan.of(STUDY, 20, 42).block(block).stream()
                        .map(PlannedTrial::cell)
                        .toList())
                .collect(Collectors.toSet());
        assertThat(orders).hasSizeGreaterThan(10);
    }

    @Test
    void everyLevelComesFirstAboutAsOften() {
        StudyPlan plan = StudyPlan.of(STUDY, 1000, 1);
        for (Cell cell : plan.cells()) {
            long first = IntStream.rangeClosed(1, 1000)
                    .filter(block -> plan.block(block).get(0).cell().equals(cell))
                    .count();
            // 200 expected; the standard deviation is 12.6.
            assertThat(first).as(cell.label()).isBetween(150L, 250L);
        }
    }

    @Test
    void aLevelsSettingsGoBeforeTheFixedOnes() {
        Cell command = StudyPlan.of(STUDY, 1, 1).cells().get(1);
        assertThat(command.settings())
                .containsEntry(Setting.CACHING, "command")
                .containsEntry(Setting.CLIENTS, "8")
                .containsEntry(Setting.CACHE_SIZE, "20000");
        assertThat(command.folder()).isEqualTo("command-8-clients");
    }

    @Test
    void foldersOfAllStudiesDiffer() {
        for (Study study : new Studies(Path.of("studies")).all()) {
            if (study.instead() == null) {
                assertThat(StudyPlan.of(study.atStagingSize(), 1, 1).cells())
                        .extracting(Cell::folder)
                        .doesNotHaveDuplicates();
            }
        }
    }
}
