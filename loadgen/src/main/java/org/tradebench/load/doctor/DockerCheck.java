package org.tradebench.load.doctor;

import org.tradebench.load.compose.Docker;
import org.tradebench.load.compose.Requirements;
import org.tradebench.load.failure.Failure;

/** Checks Docker and Compose, which only the cluster in containers and the tests need. */
final class DockerCheck {
    private DockerCheck() {}

    static Diagnosis look(Docker docker) {
        try {
            Requirements.check(docker);
            return Diagnosis.ok(
                    "docker",
                    docker.run("version", "--format", "{{.Server.Version}}").strip());
        } catch (Failure missing) {
            return Diagnosis.note(
                    "docker",
                    missing.getMessage(),
                    "only 'trader cluster up', its like, and the tests in containers need it; 'trader run' does not");
        }
    }
}
