package org.tradebench.tests.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.load.process.ProjectLayout;
import org.yaml.snakeyaml.Yaml;

/** Checks the permissions of the GitHub workflows, and their steps before a release. */
class WorkflowsTest {

    private static final Path FOLDER = ProjectLayout.current().base().resolve(".github/workflows");
    private static final Pattern PINNED = Pattern.compile("uses: (\\./.*|\\S+@[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+)");

    static List<Path> workflows() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void pinsActionsToCommits(Path workflow) throws IOException {
        List<String> uses = Files.readAllLines(workflow).stream()
                .map(String::strip)
                .filter(line -> line.matches("(- )?uses:.*"))
                .map(line -> line.replaceFirst("^- ", ""))
                .toList();

        assertThat(uses).isNotEmpty().allMatch(line -> PINNED.matcher(line).matches());
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void grantsAllJobsReadPermissionAtMost(Path workflow) {
        Object permissions = read(workflow).get("permissions");

        assertThat(permissions).isIn(Map.of(), Map.of("contents", "read"));
    }

    @Test
    void runsNoProjectCodeInJobsWithWriteAccess() {
        Map<String, Object> jobs = jobs("release.yml");
        jobs.forEach((name, job) -> {
            if (job.toString().contains("contents=write")) {
                assertThat(job.toString()).as(name).doesNotContain("actions/checkout", "mvn", ".ci/run");
            }
        });
        assertThat(jobs.toString()).contains("contents=write", "attest-build-provenance", "id-token=write");
    }

    @Test
    void runsAllTestsForPullRequestsAndReleases() {
        // As root: without it some tests are skipped, which .ci/run refuses.
        assertThat(jobs("tests.yml").toString()).containsPattern("run=sudo env [^,}]*\\.ci/run");
        // YAML 1.1 reads the key 'on' as true.
        assertThat(read(FOLDER.resolve("tests.yml")).get(true).toString()).contains("pull_request", "workflow_call");
        Map<String, Object> release = jobs("release.yml");
        assertThat(release.get("tests").toString()).contains("uses=./.github/workflows/tests.yml");
        assertThat(release.get("archive").toString()).contains("needs=tests");
        assertThat(release.get("publish").toString()).contains("needs=archive");
    }

    @SuppressWarnings("unchecked") // a workflow's jobs are a map of their names
    private static Map<String, Object> jobs(String file) {
        return (Map<String, Object>) read(FOLDER.resolve(file)).get("jobs");
    }

    private static Map<Object, Object> read(Path file) {
        try {
            return new Yaml().load(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
