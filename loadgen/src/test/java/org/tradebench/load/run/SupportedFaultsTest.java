package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.FaultKind;
import org.tradebench.load.fault.NodeControl;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.StudyFile;

class SupportedFaultsTest {
    private static final Experiment FAULTS =
            new Studies(Path.of("experiments")).of("faults").experiment();

    private final List<String> messages = new ArrayList<>();

    @Test
    void omitsUnsupportedFaultsOfFile() {
        Map<String, List<String>> levels =
                cluster(Set.of(FaultKind.DISK_FULL, FaultKind.CLOCK_SKEW)).levels(FAULTS, Map.of());

        assertThat(levels).containsOnlyKeys("faults");
        assertThat(levels.get("faults"))
                .hasSize(FaultKind.values().length - 2)
                .contains("kill-node", "rolling-restart")
                .doesNotContain("disk-full", "clock-skew");
        assertThat(messages)
                .containsExactly(
                        "faults: disk-full is left out: fault disk-full cannot be injected here: it needs more",
                        "faults: clock-skew is left out: fault clock-skew cannot be injected here: it needs more");
    }

    @Test
    void omitsLevelWithUnsupportedFault() {
        Experiment own = StudyFile.parse("own", "own.yaml", """
                title: Faults
                question: Which?
                target: compose
                fork: running-cluster
                factors:
                  case:
                    levels:
                      both: {faults: kill-node@20 disk-full@60}
                      none: {clients: 4}
                fixed: {duration: 120}
                """).experiment();

        assertThat(cluster(Set.of(FaultKind.DISK_FULL)).levels(own, Map.of()))
                .isEqualTo(Map.of("case", List.of("none")));
    }

    @Test
    void keepsAllLevelsWhenAllFaultsAreSupported() {
        assertThat(cluster(Set.of()).levels(FAULTS, Map.of())).isEmpty();
        assertThat(messages).isEmpty();
    }

    @Test
    void rejectsExplicitUnsupportedFault() {
        SupportedFaults cluster = cluster(Set.of(FaultKind.DISK_FULL));

        assertThatThrownBy(() -> cluster.levels(FAULTS, Map.of("faults", List.of("kill-node", "disk-full@30+20"))))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessage("fault disk-full cannot be injected here: it needs more");
        assertThat(cluster.levels(FAULTS, Map.of("faults", List.of("kill-node"))))
                .isEqualTo(Map.of("faults", List.of("kill-node")));
        assertThat(messages).isEmpty();
    }

    @Test
    void rejectsExperimentWithoutSupportedFault() {
        assertThatThrownBy(() -> cluster(Set.of(FaultKind.values())).levels(FAULTS, Map.of()))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining("supports no fault of the experiment");
    }

    @Test
    void doesNotQueryClusterWithoutFaults() {
        Experiment other = new Studies(Path.of("experiments")).of("scale-out").experiment();
        SupportedFaults faults = new SupportedFaults(
                () -> {
                    throw new AssertionError("the cluster was queried");
                },
                messages::add);

        assertThat(faults.levels(other, Map.of())).isEmpty();
    }

    private SupportedFaults cluster(Set<FaultKind> unsupported) {
        NodeControl nodes = (NodeControl) Proxy.newProxyInstance(
                SupportedFaultsTest.class.getClassLoader(),
                new Class<?>[] {NodeControl.class},
                (proxy, method, arguments) -> {
                    assertThat(method.getName()).isEqualTo("obstacle");
                    return unsupported.contains(arguments[0]) ? Optional.of("it needs more") : Optional.empty();
                });
        return new SupportedFaults(() -> nodes, messages::add);
    }
}
