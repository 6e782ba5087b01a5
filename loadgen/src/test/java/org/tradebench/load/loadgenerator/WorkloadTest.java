package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.validity.ExpectedMix;

class WorkloadTest {
    @ParameterizedTest
    @EnumSource(value = WorkloadPlan.class, mode = EnumSource.Mode.EXCLUDE, names = "PRIMITIVES")
    void everyPlanHasFileCompleteMixAndLabel(WorkloadPlan workload) {
        assertThat(Files.isRegularFile(
                        Path.of("src", "main", "jmeter", Plan.of(workload).file())))
                .isTrue();
        assertThat(ExpectedMix.of(workload, 14).rows().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isBetween(99.999, 100.001);
        assertThat(WorkloadPlan.of(workload.label())).contains(workload);
    }
}
