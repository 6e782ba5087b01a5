package org.tradebench.load.fault.docker;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Keeps the volume of a database's container while the database is down, and fills it. A volume in memory is gone as soon as no container uses it, so a
 * container of its own keeps it. Only a volume in memory with a size of its own is ever filled: any other one would fill the machine's disk.
 */
final class DatabaseVolume {
    private static final String FOLDER = "/var/lib/postgresql/data";
    private static final String BALLAST = FOLDER + "/ballast";
    private static final String MOUNT =
            "{{range .Mounts}}{{if eq .Destination \"" + FOLDER + "\"}}{{.Name}}{{end}}{{end}}";

    private final String database;
    private final String keeper;

    /** @param database its container */
    DatabaseVolume(String database) {
        this.database = database;
        this.keeper = database + "-volume";
    }

    /** Returns why the volume must not be filled; empty when it may be. */
    Optional<String> obstacleToFill() {
        return isInMemory()
                ? Optional.empty()
                : Optional.of(
                        "the database's volume has no size of its own, and this machine's disk is not to be filled:"
                                + " start the cluster with ./trader cluster up --storage tmpfs");
    }

    private boolean isInMemory() {
        String options = Commands.run(
                List.of("docker", "volume", "inspect", "--format", "{{.Options.type}} {{.Options.o}}", volume()));
        return options.startsWith("tmpfs ") && options.contains("size=");
    }

    private String volume() {
        return Commands.run(List.of("docker", "inspect", "--format", MOUNT, database));
    }

    /** Keeps the volume from now on; to be called before the database ends. */
    void keep() {
        if (!isInMemory() || Commands.ask(List.of("docker", "inspect", keeper)).succeeded()) {
            return;
        }
        String image = Commands.run(List.of("docker", "inspect", "--format", "{{.Image}}", database));
        String project = Commands.run(List.of(
                "docker", "inspect", "--format", "{{index .Config.Labels \"com.docker.compose.project\"}}", database));
        Commands.run(List.of(
                "docker",
                "run",
                "--detach",
                "--name",
                keeper,
                // Labelled as one of the cluster's containers: where a fault is broken off, ./trader cluster down
                // removes it.
                "--label",
                "com.docker.compose.project=" + project,
                "--label",
                "com.docker.compose.service=kept-volume",
                "--label",
                "com.docker.compose.oneoff=False",
                "--network",
                "none",
                "--no-healthcheck",
                "--user",
                "postgres",
                "--volume",
                volume() + ":" + FOLDER,
                "--entrypoint",
                "sleep",
                image,
                "infinity"));
    }

    /** Ends what {@link #keep} began; to be called when the database has started again. */
    void leave() {
        Commands.ask(List.of("docker", "rm", "--force", keeper));
    }

    /** Fills the volume completely; a database that needs space may end. */
    void fill() {
        keep();
        runInKeeper("dd if=/dev/zero of=" + BALLAST + " bs=1M; dd if=/dev/zero of=" + BALLAST + "-rest bs=4k; true");
    }

    /** Makes room again, and starts the database if it has ended. */
    void free() {
        runInKeeper("rm -f " + BALLAST + " " + BALLAST + "-rest");
        Commands.run(List.of("docker", "start", database));
        leave();
    }

    private void runInKeeper(String script) {
        List<String> command = new ArrayList<>(List.of("docker", "exec", keeper, "sh", "-c"));
        command.add(script);
        Commands.ask(command);
    }
}
