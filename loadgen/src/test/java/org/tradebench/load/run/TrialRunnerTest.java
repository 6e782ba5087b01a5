package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.sut.compose.Project;
import org.tradebench.load.sut.compose.RunningCluster;

class TrialRunnerTest {
    private static final String SEED = " --arrival-seed ";

    private static String command(int block, Map<Setting, String> settings) {
        return new TrialRunner(new RunningCluster(Project.of(Map.of())), 7, Display.standard())
                .command(new PlannedTrial(block, 1, new Treatment("a", "a", "", false, settings)));
    }

    private static String seed(int block, String rate) {
        return command(block, Map.of(Setting.ARRIVALS, rate)).split(SEED, -1)[1].split(" ", -1)[0];
    }

    @Test
    void seedsArrivalsByBlock() {
        List<String> seeds = Stream.of(1, 2, 3).map(block -> seed(block, "100")).toList();
        assertThat(seeds).doesNotHaveDuplicates();
        assertThat(seed(2, "200")).as("another treatment of the block").isEqualTo(seeds.get(1));
        assertThat(command(1, Map.of(Setting.ARRIVALS, "100"))).contains(" --seed 7");
        assertThat(command(1, Map.of())).doesNotContain(SEED.strip());
    }
}
