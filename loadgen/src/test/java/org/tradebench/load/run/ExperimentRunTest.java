package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.sut.Target;

class ExperimentRunTest {
    @TempDir
    private Path folder;

    private static Target noTarget(String word) {
        throw new AssertionError("a complete experiment needs no target " + word);
    }

    @Test
    void leavesCompleteExperimentUnchanged() throws Exception {
        ExperimentRecord record = SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true);
        record.write(folder);
        byte[] before = Files.readAllBytes(folder.resolve(ExperimentRecord.FILE));

        ExperimentRun.Outcome outcome =
                ExperimentRun.resume(folder, null, false, ExperimentRunTest::noTarget, Display.standard());

        assertThat(folder.resolve(ExperimentRecord.FILE)).hasBinaryContent(before);
        assertThat(outcome.result().record().trials()).hasSize(30);
        assertThat(outcome.report()).exists();
    }
}
