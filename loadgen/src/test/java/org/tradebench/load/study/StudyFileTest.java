package org.tradebench.load.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.load.study.SampleStudyFile.GOOD;
import static org.tradebench.load.study.SampleStudyFile.parse;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;

/** Checks how a study file is read: its factors, levels and settings, and the message for each mistake. */
class StudyFileTest {
    @Test
    void readsEarlierNamesOfSettings() {
        Study study = parse(GOOD.replace("updates: 14", "updates: 14\n  window: 5\n  rehearsal: 0"));
        assertThat(study.fixed()).containsEntry(Setting.DURATION, "5").containsEntry(Setting.PRE_WARMING, "0");
        assertThat(study.experiment().with(Map.of("window", "7")).fixed()).containsEntry(Setting.DURATION, "7");
    }

    @Test
    void rejectsSettingGivenByBothNames() {
        assertThatThrownBy(() -> parse(GOOD.replace("updates: 14", "duration: 14\n  window: 5")))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("'window' sets duration again: expected each setting once");
    }

    @Test
    void readsFactorsSettingsAndFindings() {
        Study study = parse(GOOD);
        assertThat(study.compared().baseline()).isEqualTo("none");
        assertThat(study.compared().levels()).extracting(Level::label).containsExactly("none", "command");
        assertThat(study.over().orElseThrow().axis()).contains(Setting.CLIENTS);
        assertThat(study.fixed()).containsEntry(Setting.UPDATES, "14");
        assertThat(study.experiment().interest()).isEqualTo(0.05);
        assertThat(study.experiment().blocks()).isEqualTo(7);
        assertThat(study.findings().get(0).against()).isEqualTo("none");
        assertThat(study.experiment().atStagingSize().over().orElseThrow().levels())
                .extracting(Level::label)
                .containsExactly("25", "30");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    caching:       | cachin:            | line 7: | 'cachin' is no setting
                    [none, command]| [none, comand]     | line 7: | 'caching: expected none, command, command-servlet, distributed-map or second-level; all but'
                    baseline: none | baseline: nothing  | line 6: | 'nothing' is no level of caching: expected one of none, command
                    [4, 8]         | [4, 4]             | line 9: | duplicate level of 'clients'
                    updates: 14    | updates: 15        | line 11:| updates: expected 0, 2, 4, 6, 8, 10, 12 or 14, got '15'
                    updates: 14    | upates: 14         | line 11:| 'upates' is no setting
                    5 %            | five               | line 14:| 'five' is not a difference
                    blocks: 7      | blocks: 0          | line 15:| blocks: expected a whole number from 1 to 1000, got '0'
                    level: command | level: comand      | line 18:| 'comand' is no level of caching
                    above: 1.5     | abov: 1.5          | line 19:| 'abov' is no key of a finding
                    title: Ways    | titel: Ways        | line 1: | 'titel' is no key of a study
                    source: ZVM    | source:            | line 2: | source has no value
                    above: 1.5     | bottleneck: disk   | line 17:| a finding without a bound
                    [none, command]| [none              | line 8: | expected YAML
                    """)
    void namesLineOfInvalidValue(String valid, String invalid, String line, String message) {
        assertThatThrownBy(() -> parse(GOOD.replace(valid, invalid)))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageStartingWith("own.yaml, " + line.strip())
                .hasMessageContaining(message);
    }

    @Test
    void rejectsTextThatIsNotYaml() {
        assertThatThrownBy(() -> parse(GOOD + "\u0001"))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageStartingWith("own.yaml: ")
                .hasMessageEndingWith("expected YAML such as in loadgen/studies");
    }

    @Test
    void sharesServerOnlyForRunTimeSettings() {
        String shared = GOOD + "fork: shared-server\n";
        assertThat(parse(GOOD).experiment().fork()).isEqualTo(ForkMode.PROCESS);
        assertThat(parse(shared).experiment().fork()).isEqualTo(ForkMode.SHARED_SERVER);
        assertThatThrownBy(() -> parse(GOOD + "fork: thread\n"))
                .hasMessageContaining("expected one of process, shared-server");
        assertThatThrownBy(() -> parse(shared + "target: compose\n")).hasMessageContaining("expected target embedded");
        assertThatThrownBy(() -> parse("""
                        title: x
                        question: x
                        fork: shared-server
                        factors:
                          heap: {levels: [256m, 512m]}
                        """)).hasMessageContainingAll("line 3", "heap", "fork: process");
    }

    @Test
    void selectsRequestedLevels() {
        Experiment study = parse(GOOD).experiment().only("clients", List.of("8"));
        assertThat(study.over().orElseThrow().levels()).extracting(Level::label).containsExactly("8");
        assertThatThrownBy(() -> parse(GOOD).experiment().only("caching", List.of("none")))
                .hasMessageContaining("two or more");
        assertThatThrownBy(() -> parse(GOOD).experiment().only("caching", List.of("none", "none")))
                .hasMessageContaining("two or more");
        assertThat(parse(GOOD)
                        .experiment()
                        .only("clients", List.of("8", "8"))
                        .over()
                        .orElseThrow()
                        .levels())
                .hasSize(1);
        assertThatThrownBy(() -> parse(GOOD).experiment().only("cache", List.of("none")))
                .hasMessageContaining("no factor 'cache'");
    }

    @Test
    void overridesSettingsAndFactorLevels() {
        Experiment study =
                parse(GOOD).experiment().with(Map.of("duration", "5")).only("clients", List.of("16"));
        assertThat(study.fixed()).containsEntry(Setting.DURATION, "5").containsEntry(Setting.UPDATES, "14");
        assertThat(study.over().orElseThrow().levels().get(0).settings()).containsEntry(Setting.CLIENTS, "16");
        assertThatThrownBy(() -> parse(GOOD).experiment().with(Map.of("windo", "5")))
                .hasMessageContaining("'windo' is no setting");
        assertThatThrownBy(() -> parse(GOOD).experiment().with(Map.of("duration", "0")))
                .hasMessageContaining("duration: expected seconds from 1 to 86400, got '0'");
        assertThatThrownBy(() -> parse(GOOD).experiment().with(Map.of("caching", "command")))
                .hasMessageContaining("'caching' is what factor 'caching' varies");
        assertThatThrownBy(() -> parse(GOOD).experiment().only("clients", List.of("0")))
                .hasMessageContaining("expected one of 4, 8");
    }

    @Test
    void appliesFixedSettingsOfStagingSize() {
        Study study = parse(GOOD.replace("clients: [25, 30]", "fixed: {updates: 4}"));
        assertThat(study.fixed()).containsEntry(Setting.UPDATES, "14");
        assertThat(study.experiment().atStagingSize().fixed()).containsEntry(Setting.UPDATES, "4");
    }

    @Test
    void acceptsMethodInsteadOfFactors() {
        String text = """
                title: Two machines
                source: ZVM
                question: Which?
                instead:
                  how: compare them
                claims:
                  - claim: the second
                    needs: a second machine
                """;
        assertThat(parse(text).instead()).isEqualTo(new Study.Instead(null, "compare them"));
        assertThatThrownBy(() -> parse(GOOD + "instead:\n  how: so\n")).hasMessageContaining("expected either");
        assertThatThrownBy(() -> parse(text.replace("needs: a second machine", "above: 1")))
                .hasMessageContaining("expected 'needs' or 'untested', and no level");
        assertThatThrownBy(() -> parse(GOOD.replace("blocks: 7", "target: comopse")))
                .hasMessageContaining("'comopse' is no target: expected one of embedded, compose, inventory");
    }
}
