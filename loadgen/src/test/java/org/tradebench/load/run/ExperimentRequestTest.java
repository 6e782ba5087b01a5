package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.sut.embedded.EmbeddedTarget;

class ExperimentRequestTest {
    private static String command(String call, Map<String, String> settings) {
        return new ExperimentRequest(
                        call,
                        SampleStudy.study("caching-mode"),
                        Map.of("caching", List.of("none", "command")),
                        false,
                        new EmbeddedTarget(),
                        settings,
                        5,
                        null,
                        null,
                        42,
                        null,
                        false)
                .command();
    }

    @Test
    void writesCommandThatRepeatsExperiment() {
        assertThat(command("experiment run caching-mode", Map.of("duration", "30")))
                .isEqualTo("./trader experiment run caching-mode --target embedded --only 'caching=none,command'"
                        + " --set 'duration=30' --blocks 5 --seed 42");
        assertThat(command("experiment caching", Map.of()))
                .isEqualTo("./trader experiment caching --levels 'none,command' --blocks 5 --seed 42");
    }

    @Test
    void quotesShellMetacharacters() {
        assertThat(command("experiment run my files/own.yaml", Map.of("environment", "NAME=it's")))
                .contains("experiment run 'my files/own.yaml' --target embedded ")
                .contains(" --set 'environment=NAME=it'\\''s' ");
    }
}
