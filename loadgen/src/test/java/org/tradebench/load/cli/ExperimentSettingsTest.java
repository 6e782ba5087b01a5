package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.cli.output.ExitCodes;

/** Rejects settings of an experiment that its trials cannot apply, before anything is started. */
class ExperimentSettingsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "caching-mode | --set=arrivals=50 % | a share need a knee, and experiment 'caching-mode' has none",
                "user-scale | --set=slices=6 | slices is a setting of interleaved experiments",
                "cached-modes --blocks=auto | --set=slice-dropped=1 | expected less, or a length such as --set slice=10",
            })
    void rejectsInapplicableSettings(String study, String setting, String expected) {
        List<String> words = new ArrayList<>(List.of("experiment", "run"));
        words.addAll(List.of(study.split(" ")));
        words.add(setting);
        Terminal terminal = Terminal.type(words.toArray(String[]::new));
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains(expected).doesNotContain("\tat ");
    }
}
