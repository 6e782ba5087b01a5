package org.tradebench.tests.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Docker.docker;
import static org.tradebench.tests.harness.Requirement.DOCKER;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningCompose;
import org.tradebench.tests.harness.TraderCommand;

/** Two clusters that run at the same time are measured alternately, each under the limits of its treatment, and both are removed afterwards. */
@Requires(DOCKER)
@Tag("full")
@OwnCluster
@Order(6)
class InterleavedClustersIT {
    private static final String STUDY = """
            title: Two sizes
            question: Is each cluster measured under its own limit?
            target: compose
            fork: interleaved
            factors:
              size:
                levels:
                  small: {application-cpus: 0.1}
                  large: {application-cpus: 0.5}
            fixed: {servers: 1, proxy: none, caching: none, clients: 2, warmup: 600, slice: 1, slices: 8}
            control: none
            """;

    /** A project name of its own: the tests' cluster may be up, and container names must be unique. */
    private static final String NAME = RunningCompose.PROJECT + "-interleaved";

    @TempDir
    Path parent;

    @Test
    void measuresEachClusterUnderItsLimit() throws IOException {
        RunningCompose images = RunningCompose.withoutStart();
        images.build("none");
        Path results = parent.resolve("results");
        Path study = Files.writeString(parent.resolve("sizes.yaml"), STUDY);

        Map<String, String> environment = images.environment();
        environment.put("COMPOSE_PROJECT_NAME", NAME);

        TraderCommand.Outcome outcome =
                TraderCommand.run(environment, "experiment", "run", study.toString(), "--blocks=1", "--out=" + results);

        assertThat(results.resolve(ExperimentRecord.FILE))
                .as(outcome.toString())
                .exists();
        ExperimentRecord made = ExperimentRecord.read(results);
        assertThat(made.trials()).as(outcome.toString()).hasSize(2).allSatisfy(trial -> {
            assertThat(trial.failure()).as(outcome.toString()).isNull();
            assertThat(Objects.requireNonNull(trial.metrics()).applicationMegabytes())
                    .as("resident")
                    .isBetween(50.0, 2000.0);
            double limit = trial.treatment().startsWith("small") ? 0.1 : 0.5;
            RunRecord run = run(results, trial);
            assertThat(Objects.requireNonNull(
                            run.use().tiers().get(Tier.APPLICATION).cores()))
                    .as(trial.treatment() + ": CPUs in use, with sampling error at the edges of a second")
                    .isBetween(0.3 * limit, 1.5 * limit);
            assertThat(run.environment().deployment())
                    .containsEntry("application's threads", "64 or more")
                    .containsEntry("limits from the end of the warm-up on", "application: " + limit + " CPUs");
        });
        for (int number = 1; number <= 2; number++) {
            String label = "label=com.docker.compose.project=" + NAME + "-" + number;
            assertThat(docker("ps", "-aq", "--filter", label).text()).isEmpty();
            assertThat(docker("volume", "ls", "-q", "--filter", label).text()).isEmpty();
            assertThat(docker("network", "ls", "-q", "--filter", label).text()).isEmpty();
        }
    }

    private static RunRecord run(Path results, TrialRecord trial) {
        return ResultFolder.of(results.resolve(trial.folder())).run();
    }
}
