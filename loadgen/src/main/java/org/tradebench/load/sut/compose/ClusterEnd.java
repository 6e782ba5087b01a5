package org.tradebench.load.sut.compose;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.failure.Failure;

/**
 * Reports what was removed of a cluster, and what remains.
 *
 * @param containers that were stopped and removed
 * @param removed volumes
 * @param kept volumes
 */
public record ClusterEnd(int containers, List<String> removed, List<String> kept) {
    /**
     * Stops and removes a project's containers and networks.
     *
     * @param volumes whether its volumes are removed, too: the rows, the secrets and the results of load generators in containers
     */
    public static ClusterEnd of(Project project, boolean volumes) {
        Docker docker = project.docker();
        Requirements.check(docker);
        int containers = project.containers().size();
        if (containers > 0) {
            down(project);
        }
        List<String> found = docker.run(
                        "volume", "ls", "--quiet", "--filter", "label=com.docker.compose.project=" + project.name())
                .lines()
                .sorted()
                .toList();
        if (!volumes || found.isEmpty()) {
            return new ClusterEnd(containers, List.of(), found);
        }
        List<String> remove = new ArrayList<>(List.of("volume", "rm"));
        remove.addAll(found);
        docker.run(remove.toArray(String[]::new));
        return new ClusterEnd(containers, found, List.of());
    }

    /** Removes without the compose files, by the labels alone: the files may have changed, or describe another proxy variant. */
    private static void down(Project project) {
        try {
            Docker.Answer answer = project.docker()
                    .tryRunIn(
                            Path.of("/"),
                            project.compose("down", "--remove-orphans").toArray(String[]::new));
            if (answer.exitCode() != 0) {
                throw Failure.of("the cluster '" + project.name() + "' cannot be removed: " + answer.reason());
            }
        } finally {
            // These are containers that Compose leaves behind when no profile names them any more.
            project.containers()
                    .forEach(container -> project.docker().tryRun("rm", "--force", "--volumes", container.id()));
        }
    }
}
