package org.tradebench.load.experiment.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.tradebench.load.experiment.Bottleneck;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.report.study.SampleStudy;

/** The application of each sample trial uses 0.8 cores and its database 0.6, on a machine of 2 of which 1.9 are busy. */
class TierUtilizationTest {
    @Test
    void takesCoresOfMachineForEmbeddedTarget() {
        TierUtilization use = of("modes", "direct", "embedded", Bottleneck.DATABASE);
        assertThat(use.used()).isEqualTo(0.6);
        assertThat(use.available()).isEqualTo(2);
        assertThat(use.isBottleneck()).isFalse();
    }

    @Test
    void takesLimitOfEmbeddedProcesses() {
        assertThat(Bottleneck.DATABASE.limit(Map.of(Setting.DATABASE_CPUS, "0.2"), "1", 2))
                .isEqualTo(0.2);
        assertThat(Bottleneck.APPLICATION.limit(Map.of(Setting.APPLICATION_CPUS, "0.5"), "1", 2))
                .isEqualTo(0.5);
        assertThat(Bottleneck.APPLICATION.limit(Map.of(Setting.APPLICATION_CPUS, "none"), "1", 2))
                .isEqualTo(2);
    }

    @Test
    void treatsMissingTargetAsEmbedded() {
        assertThat(of("modes", "direct", null, Bottleneck.DATABASE).available()).isEqualTo(2);
    }

    @Test
    void takesQuotaOfContainer() {
        TierUtilization use = of("sizing", "one share", "compose", Bottleneck.APPLICATION);
        assertThat(use.available()).isEqualTo(0.4);
        assertThat(use.machine()).isEqualTo(0.95);
    }

    /** On a machine that is 80 % busy, a tier at its limit also competes with the others for cores. */
    @Test
    void isNoBottleneckOnBusyMachine() {
        assertThat(new TierUtilization(Bottleneck.DATABASE, 0.2, 0.2, 0.79).isBottleneck())
                .isTrue();
        assertThat(new TierUtilization(Bottleneck.DATABASE, 0.2, 0.2, 0.8).isBottleneck())
                .isFalse();
        assertThat(new TierUtilization(Bottleneck.DATABASE, 0.18, 0.2, 0.5).isBottleneck())
                .isFalse();
    }

    @Test
    void multipliesQuotaByServers() {
        assertThat(of("scale-out", "4", "compose", Bottleneck.APPLICATION).available())
                .isEqualTo(0.6);
        assertThat(of("scale-out", "2", "compose", Bottleneck.APPLICATION).available())
                .isEqualTo(0.3);
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
    void isUnknownOnHostsOfInventory() {
        assertThat(of("caching-mode", "none", "staging.yaml", Bottleneck.DATABASE))
                .isNull();
    }

    @Test
    void isUnknownWithoutCpuOfTier() {
        assertThat(of("proxy", "caching", "compose", Bottleneck.PROXY)).isNull();
    }

    @Test
    void isUnknownWithoutCoresOfMachine() {
        ExperimentRecord record = SampleStudy.of(SampleStudy.study("caching-mode"), 5, trial -> true)
                .on(Map.of());
        assertThat(TierUtilization.of(Bottleneck.DATABASE, treatment(record, "none"), record))
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
        ExperimentRecord sample = SampleStudy.of(SampleStudy.study(study), 5, counts);
        ExperimentRecord record = new ExperimentRecord(
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
        return TierUtilization.of(tier, treatment(record, level), record);
    }

    private static Treatment treatment(ExperimentRecord record, String level) {
        return RandomizedBlocks.of(record.definition(), record.blocks(), record.seed()).treatments().stream()
                .filter(treatment -> treatment.level().equals(level))
                .findFirst()
                .orElseThrow();
    }
}
