package org.tradebench.load.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.load.validity.AskedMix;

class WorkloadTest {
    @ParameterizedTest
    @EnumSource(Workload.class)
    void everyPlanIsThereHasAMixOfItsOwnAndIsFoundAgain(Workload workload) {
        assertThat(Files.isRegularFile(
                        Path.of("src", "main", "jmeter", workload.plan().file())))
                .isTrue();
        assertThat(AskedMix.of(workload.word(), 14).rows().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isBetween(99.999, 100.001);
        assertThat(Workload.of(workload.word())).contains(workload);
        assertThat(Workload.of(workload.plan())).contains(workload);
        assertThat(Workload.of(workload.plan().with(Map.of("failure.pause", "100"))))
                .contains(workload);
    }
}
