package org.tradebench.load.study.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.study.Bottleneck;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.plan.Cell;
import org.tradebench.load.study.plan.PlannedTrial;
import org.tradebench.load.study.plan.StudyPlan;
import org.tradebench.load.study.record.StudyRecord;

/** The application of each sample trial uses 0.8 cores and its database 0.6, on a machine of 2. */
class TierUtilizationTest {
    @Test
    void takesCoresOfMachineForEmbeddedTarget() {
        TierUtilization use = of("caching-mode", "none", "embedded", Bottleneck.DATABASE);
        assertThat(use.used()).isEqualTo(0.6);
        assertThat(use.available()).isEqualTo(2);
        assertThat(use.saturated()).isFalse();
    }

    @Test
    void takesRecordWithoutTargetForEmbedded() {
        assertThat(of("caching-mode", "none", null, Bottleneck.DATABASE).available())
                .isEqualTo(2);
    }

    @Test
    void takesQuotaOfContainer() {
        TierUtilization use = of("sizing", "one share", "compose", Bottleneck.APPLICATION);
        assertThat(use.available()).isEqualTo(0.4);
        assertThat(use.saturated()).isTrue();
    }

    @Test
    void multipliesQuotaByServers() {
        assertThat(of("scale-out", "4", "compose", Bottleneck.APPLICATION).available())
                .isEqualTo(0.8);
        assertThat(of("scale-out", "2", "compose", Bottleneck.APPLICATION).available())
                .isEqualTo(0.4);
    }

    @Test
    void countsCpusOfSets() {
        assertThat(of("instances", "2", "compose", Bottleneck.APPLICATION).available())
                .isEqualTo(1);
        assertThat(of("cpu-binding", "bound", "compose", Bottleneck.APPLICATION).available())
                .isEqualTo(2);
    }

    @Test
    void takesCoresOfMachineWithoutLimit() {
        assertThat(of("proxy", "caching", "compose", Bottleneck.DATABASE).available())
                .isEqualTo(2);
    }

    @Test
    void isUnknownOnHostsOfAnInventory() {
        assertThat(of("caching-mode", "none", "staging.yaml", Bottleneck.DATABASE))
                .isNull();
    }

    @Test
    void isUnknownWithoutCpuOfTier() {
        assertThat(of("proxy", "caching", "compose", Bottleneck.PROXY)).isNull();
    }

    @Test
    void isUnknownWithoutCoresOfMachine() {
        StudyRecord record = SampleStudy.of(SampleStudy.study("caching-mode"), 5, trial -> true)
                .on(Map.of());
        assertThat(TierUtilization.of(Bottleneck.DATABASE, cell(record, "none"), record))
                .isNull();
    }

    @Test
    void ignoresInvalidTrials() {
        assertThat(of("caching-mode", "none", "embedded", Bottleneck.DATABASE, trial -> false))
                .isNull();
    }

    private static TierUtilization of(String study, String level, String target, Bottleneck tier) {
        return of(study, level, target, tier, trial -> true);
    }

    private static TierUtilization of(
            String study, String level, String target, Bottleneck tier, Predicate<PlannedTrial> counts) {
        StudyRecord sample = SampleStudy.of(SampleStudy.study(study), 5, counts);
        StudyRecord record = new StudyRecord(
                sample.version(),
                sample.study(),
                sample.file(),
                sample.sizes(),
                sample.staging(),
                target,
                sample.settings(),
                sample.blocks(),
                sample.seed(),
                sample.plan(),
                sample.command(),
                sample.startedAt(),
                sample.endedAt(),
                sample.machine(),
                sample.trials(),
                sample.ended());
        return TierUtilization.of(tier, cell(record, level), record);
    }

    private static Cell cell(StudyRecord record, String level) {
        Study study = record.definition();
        return StudyPlan.of(study, record.blocks(), record.seed()).cells().stream()
                .filter(cell -> cell.level().equals(level))
                .findFirst()
                .orElseThrow();
    }
}
