package org.tradebench.load.sut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.tradebench.load.sut.SampleTargets.COMPOSE;
import static org.tradebench.load.sut.SampleTargets.EMBEDDED;
import static org.tradebench.load.sut.SampleTargets.settings;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;

/** Checks that every study and experiment of the project fits the target that its file names. */
class StudyTargetsTest {
    @Test
    void targetAcceptsEveryStudy() {
        for (Study study : new Studies(Path.of("studies")).all()) {
            if (study.instead() == null && !study.target().equals("inventory")) {
                Target target = study.target().equals("compose") ? COMPOSE : EMBEDDED;
                for (Experiment sized :
                        List.of(study.experiment(), study.experiment().atStagingSize())) {
                    for (Treatment treatment : RandomizedBlocks.of(sized, 1, 1).treatments()) {
                        assertThatCode(() -> target.check(settings(withoutJava(treatment))))
                                .as(study.name() + ", " + treatment.label())
                                .doesNotThrowAnyException();
                    }
                }
            }
        }
    }

    /** Removes the Java version: whether this machine has it does not concern the study. */
    private static Map<Setting, String> withoutJava(Treatment treatment) {
        Map<Setting, String> settings = new java.util.EnumMap<>(Setting.class);
        settings.putAll(treatment.settings());
        settings.remove(Setting.JAVA);
        return settings;
    }

    @Test
    void targetAcceptsEveryExperiment() {
        for (Study study : new Studies(Path.of("experiments")).all()) {
            List<Treatment> treatments =
                    RandomizedBlocks.of(study.experiment(), 1, 1).treatments();
            Target target = switch (study.experiment().fork()) {
                case SHARED_SERVER -> EMBEDDED.shared(treatments, 1);
                case INTERLEAVED -> (study.target().equals("compose") ? COMPOSE : EMBEDDED).interleaved(1);
                default -> COMPOSE;
            };
            assertThat(target.settings().label()).isEqualTo(study.target());
            for (Treatment treatment : treatments) {
                assertThatCode(() -> {
                            target.check(settings(treatment.settings()));
                            target.run(settings(treatment.settings()));
                        })
                        .as(study.name() + ", " + treatment.label())
                        .doesNotThrowAnyException();
            }
        }
    }
}
