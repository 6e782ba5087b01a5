package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;

class StudyEnvironmentTest {
    private static final Map<String, String> BEGUN = Map.of(
            "processor", "AMD EPYC", "cores", "2", "Java", "OpenJDK 25", "commit", "aaa", "load before the run", "1");

    private static Map<String, String> begunWith(String fact, String value) {
        Map<String, String> facts = new HashMap<>(BEGUN);
        facts.put(fact, value);
        return facts;
    }

    @Test
    void goesOnWhereItWasBegun() {
        assertThat(StudyEnvironment.resumed(BEGUN, begunWith("load before the run", "7")))
                .isEqualTo(BEGUN);
    }

    @Test
    void doesNotGoOnOnAnotherMachineOrAnotherJava() {
        for (String fact : new String[] {"processor", "cores", "Java"}) {
            assertThatThrownBy(() -> StudyEnvironment.resumed(BEGUN, begunWith(fact, "another")))
                    .isInstanceOfSatisfying(
                            Failure.class,
                            failure -> assertThat(failure.isUsage()).isTrue())
                    .hasMessageContaining(fact + ": " + BEGUN.get(fact) + ", here another")
                    .hasMessageContaining("./trader results compare");
        }
    }

    @Test
    void namesBothVersionsOfTheProgram() {
        Map<String, String> second = StudyEnvironment.resumed(BEGUN, begunWith("commit", "bbb"));
        assertThat(second).containsEntry("commit", "aaa, then bbb");
        assertThat(StudyEnvironment.resumed(second, begunWith("commit", "bbb"))).isEqualTo(second);
        assertThat(StudyEnvironment.resumed(Map.of("cores", "2"), BEGUN))
                .containsEntry("commit", "not known, then aaa");
    }

    @Test
    void saysThatFilesWereChangedAfterTheBegin() {
        Map<String, String> clean = begunWith("changed since the commit", "no");
        assertThat(StudyEnvironment.resumed(clean, begunWith("changed since the commit", "yes (2 files)")))
                .isEqualTo(begunWith("changed since the commit", "no, then yes (2 files)"));
        assertThat(StudyEnvironment.resumed(clean, clean)).isEqualTo(clean);
    }

    @Test
    void whatThisMachineIsGoesOnHere() {
        assertThat(StudyEnvironment.resumed(StudyEnvironment.current(), StudyEnvironment.current()))
                .containsKeys("cores", "memory", "operating system", "Java");
    }
}
