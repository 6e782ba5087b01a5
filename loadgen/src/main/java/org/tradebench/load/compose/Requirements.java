package org.tradebench.load.compose;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.load.failure.Failure;

/** Checks that Docker and Compose are there, in versions that work. */
public final class Requirements {
    private static final Pattern VERSION = Pattern.compile("v?(\\d+)\\.(\\d+)");

    /** The first Compose that knows {@code include}. */
    private static final int MAJOR = 2;

    private static final int MINOR = 20;

    private Requirements() {}

    /** Fails with what to do when the engine or Compose is missing, silent or too old. */
    public static void check(Docker docker) {
        Docker.Answer engine = docker.ask("version", "--format", "{{.Server.Version}}");
        if (engine.exitCode() != 0) {
            throw Failure.of("Docker's engine does not answer: " + engine.reason()
                    + " Start Docker, or set DOCKER_HOST to an engine that runs.");
        }
        Docker.Answer compose = docker.ask("compose", "version", "--short");
        if (compose.exitCode() != 0) {
            throw Failure.of("needs Docker Compose " + MAJOR + "." + MINOR
                    + " or later, and 'docker compose version' fails: " + compose.reason()
                    + " Install the package docker-compose-plugin, or Docker Desktop.");
        }
        checkCompose(compose.out().strip());
    }

    static void checkCompose(String version) {
        Matcher matcher = VERSION.matcher(version);
        if (!matcher.lookingAt()) {
            return;
        }
        int major = Integer.parseInt(matcher.group(1));
        int minor = Integer.parseInt(matcher.group(2));
        if (major < MAJOR || (major == MAJOR && minor < MINOR)) {
            throw Failure.of("expected Docker Compose " + MAJOR + "." + MINOR + " or later (for 'include'), got "
                    + version + ": install a newer docker-compose-plugin");
        }
    }
}
