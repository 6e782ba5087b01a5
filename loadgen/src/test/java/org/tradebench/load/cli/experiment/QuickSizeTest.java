package org.tradebench.load.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.cli.option.TargetConverter;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyFile;
import org.tradebench.load.sut.TrialSettings;

class QuickSizeTest {
    private static final Studies STUDIES = new Studies(Path.of("studies"));
    /** A fresh cluster for each trial, pre-warmed. */
    private static final Study SCALE_OUT = new Studies(Path.of("experiments")).of("scale-out");

    @Test
    void quickSizeIsValidForEveryLocalStudy() {
        for (Study study : STUDIES.all()) {
            if (study.instead() == null && !study.target().equals("inventory")) {
                Experiment quick = study.experiment().with(QuickSize.with(study, Map.of()));
                for (Treatment cell : RandomizedBlocks.of(quick, 1, 1).treatments()) {
                    // Whether another Java is installed depends on the machine, not on the study.
                    if (!cell.settings().containsKey(Setting.JAVA)) {
                        assertThatCode(() -> TargetConverter.trials(study.target())
                                        .check(new TrialSettings(cell.settings(), 1)))
                                .as(study.name() + ", " + cell.label())
                                .doesNotThrowAnyException();
                    }
                }
            }
        }
    }

    @Test
    void keepsShorterSettingsOfFile() {
        assertThat(QuickSize.with(SCALE_OUT, Map.of()))
                .containsEntry("warmup", "5000")
                .containsEntry("pre-warming", "5000")
                .containsEntry("duration", "15")
                .containsEntry("compiler", "c1");
        assertThat(QuickSize.with(STUDIES.of("caching-mode"), Map.of()))
                .containsEntry("warmup", "15000")
                .doesNotContainKey("pre-warming");
        assertThat(QuickSize.with(STUDIES.of("scale-out"), Map.of()))
                .as("each of its levels has a warm-up")
                .doesNotContainKey("warmup");
    }

    @Test
    void keepsSettingsOfLevels() {
        Study compilers = StudyFile.parse("own", "own.yaml", """
                title: JIT compilers
                source: ZVM
                question: Which one is faster?
                factors:
                  way:
                    baseline: both
                    levels:
                      both: {compiler: tiered, duration: 120}
                      first: {compiler: c1, duration: 60}
                blocks: 5
                """);
        assertThat(QuickSize.with(compilers, Map.of())).containsOnlyKeys("warmup");
    }

    @Test
    void givenSettingsOverrideQuickSize() {
        assertThat(QuickSize.with(SCALE_OUT, Map.of("duration", "60"))).containsEntry("duration", "60");
        assertThat(QuickSize.with(SCALE_OUT, Map.of("window", "60")))
                .as("by its earlier name")
                .containsEntry("duration", "60")
                .doesNotContainKey("window");
    }
}
