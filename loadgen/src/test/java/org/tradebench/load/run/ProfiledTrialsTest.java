package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.sut.compose.Project;
import org.tradebench.load.sut.compose.RunningCluster;

class ProfiledTrialsTest {
    /** The knee is not known before the first block. */
    @Test
    void acceptsArrivalsAsShareOfKnee() {
        Treatment half = new Treatment("a", "a", null, false, Map.of(Setting.ARRIVALS, "50 %"));
        RandomizedBlocks plan = new RandomizedBlocks(List.of(half), 1, 7, List.of());
        Display display = Display.standard();
        TrialRunner trials = TrialRunner.of(new RunningCluster(Project.of(Map.of())), plan, display);
        assertThatCode(new ProfiledTrials(plan, trials, display)::check).doesNotThrowAnyException();
    }
}
