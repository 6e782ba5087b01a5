package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.telemetry.Manifest;

class StudyEnvironmentTest {
    private static final Map<String, String> INITIAL = Map.of(
            "processor", "AMD EPYC", "cores", "2", "Java", "OpenJDK 25", "commit", "aaa", "load before the run", "1");

    private static Map<String, String> initialWith(String fact, String value) {
        Map<String, String> facts = new HashMap<>(INITIAL);
        facts.put(fact, value);
        return facts;
    }

    @Test
    void resumesInSameEnvironment() {
        assertThat(StudyEnvironment.resumed(INITIAL, initialWith("load before the run", "7")))
                .isEqualTo(INITIAL);
    }

    @Test
    void rejectsOtherMachineOrJava() {
        for (String fact : new String[] {"processor", "cores", "Java"}) {
            assertThatThrownBy(() -> StudyEnvironment.resumed(INITIAL, initialWith(fact, "another")))
                    .isInstanceOfSatisfying(
                            Failure.class,
                            failure -> assertThat(failure.isUsage()).isTrue())
                    .hasMessageContaining(fact + ": " + INITIAL.get(fact) + ", here another")
                    .hasMessageContaining("./trader results compare");
        }
    }

    @Test
    void recordsBothCommits() {
        Map<String, String> second = StudyEnvironment.resumed(INITIAL, initialWith("commit", "bbb"));
        assertThat(second).containsEntry("commit", "aaa, then bbb");
        assertThat(StudyEnvironment.resumed(second, initialWith("commit", "bbb")))
                .isEqualTo(second);
        assertThat(StudyEnvironment.resumed(Map.of("cores", "2"), INITIAL))
                .containsEntry("commit", "not known, then aaa");
    }

    @Test
    void recordsFilesChangedAfterStart() {
        Map<String, String> clean = initialWith("changed since the commit", "no");
        assertThat(StudyEnvironment.resumed(clean, initialWith("changed since the commit", "yes (2 files)")))
                .isEqualTo(initialWith("changed since the commit", "no, then yes (2 files)"));
        assertThat(StudyEnvironment.resumed(clean, clean)).isEqualTo(clean);
    }

    @Test
    void resumesInCurrentEnvironment() {
        assertThat(StudyEnvironment.resumed(StudyEnvironment.current(), StudyEnvironment.current()))
                .containsKeys("cores", "memory", "operating system", "Java");
    }

    private static Manifest trialOn(String server) {
        return new Manifest(
                Map.of("application server", server, "application's JVM", "OpenJDK (build 25)"),
                Map.of(),
                Map.of("version", "PostgreSQL 17.11 on x86_64"),
                Map.of(),
                Map.of(),
                Map.of());
    }

    @Test
    void joinsDifferentVersionsOfSoftware() {
        Map<String, String> facts = new HashMap<>();
        for (String server : new String[] {"Open Liberty 26.0.0.3", "WildFly 37.0.1.Final", "Open Liberty 26.0.0.3"}) {
            StudyEnvironment.addSoftware(facts, trialOn(server));
        }
        assertThat(facts)
                .containsOnly(
                        entry("application server", "Open Liberty 26.0.0.3, WildFly 37.0.1.Final"),
                        entry("application's JVM", "OpenJDK 25"),
                        entry("database", "PostgreSQL 17.11"));
    }
}
