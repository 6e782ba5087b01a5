package org.tradebench.load.fault.docker;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A file that takes all the room that a database's volume has. Only a volume in memory with a size of its own is ever filled: any other one would fill the
 * machine's disk.
 */
final class Ballast {
    private static final String FOLDER = "/var/lib/postgresql/data";
    private static final String FILE = FOLDER + "/ballast";
    private static final String MOUNT =
            "{{range .Mounts}}{{if eq .Destination \"" + FOLDER + "\"}}{{.Name}}{{end}}{{end}}";

    private final String database;
    private final String holder;

    Ballast(String database) {
        this.database = database;
        this.holder = database + "-ballast";
    }

    /** Why the volume must not be filled; empty when it may be. */
    Optional<String> obstacle() {
        return isInMemory()
                ? Optional.empty()
                : Optional.of(
                        "the database's volume has no size of its own, and this machine's disk is not to be filled:"
                                + " start the cluster with ./trader up --storage tmpfs");
    }

    /** Why the database must not end; empty when it may. */
    Optional<String> obstacleToEnd() {
        return isInMemory()
                ? Optional.of("the rows are in memory and end with the database's container:"
                        + " start the cluster with ./trader up --storage volume")
                : Optional.empty();
    }

    private boolean isInMemory() {
        String options = Commands.run(
                List.of("docker", "volume", "inspect", "--format", "{{.Options.type}} {{.Options.o}}", volume()));
        return options.startsWith("tmpfs ") && options.contains("size=");
    }

    private String volume() {
        return Commands.run(List.of("docker", "inspect", "--format", MOUNT, database));
    }

    /** From a container of its own, which keeps a volume in memory although the database may end. */
    void write() {
        String image = Commands.run(List.of("docker", "inspect", "--format", "{{.Image}}", database));
        Commands.run(List.of(
                "docker",
                "run",
                "--detach",
                "--name",
                holder,
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
        inHolder("dd if=/dev/zero of=" + FILE + " bs=1M; dd if=/dev/zero of=" + FILE + "-rest bs=4k; true");
    }

    /** Starts the database when it has ended. */
    void remove() {
        inHolder("rm -f " + FILE + " " + FILE + "-rest");
        Commands.run(List.of("docker", "start", database));
        Commands.ask(List.of("docker", "rm", "--force", holder));
    }

    private void inHolder(String script) {
        List<String> command = new ArrayList<>(List.of("docker", "exec", holder, "sh", "-c"));
        command.add(script);
        Commands.ask(command);
    }
}
