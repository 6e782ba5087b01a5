package org.tradebench.load.doctor;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Ports;
import org.tradebench.load.process.TraderHome;
import org.tradebench.load.sut.compose.Docker;
import org.tradebench.load.sut.compose.Requirements;
import org.tradebench.load.telemetry.source.DatabaseFacts;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.DatabaseChecks;

/** Runs all checks of the machine, and makes those of programs, database, disk, Docker and ports. */
public final class Doctor {
    /** The build, its downloads and one run took 1.6 GB in a fresh clone; the rest is for results. */
    private static final long MIN_MB = 3_000;

    private static final Set<String> MEMORY = Set.of("tmpfs", "ramfs");

    private Doctor() {}

    /**
     * Examines this machine. Takes some seconds when an external database or Docker is slow to answer.
     *
     * @param builds whether the project is built here, which needs a compiler and Maven
     */
    public static List<Diagnosis> examine(Map<String, String> environment, TraderHome home, boolean builds) {
        List<Diagnosis> diagnoses = new ArrayList<>();
        diagnoses.addAll(tools(environment, builds));
        diagnoses.addAll(new MachineChecks(Path.of("/proc"), Path.of("/sys")).look());
        diagnoses.add(disk(home.folder()));
        diagnoses.addAll(ports());
        diagnoses.add(database(environment));
        diagnoses.add(docker(Docker.ofThisMachine()));
        return diagnoses;
    }

    /** Checks that the database that the environment names answers, and keeps what it commits. */
    static Diagnosis database(Map<String, String> environment) {
        try {
            Optional<DatabaseSettings> named = DatabaseSettings.fromEnvironment(environment);
            if (named.isEmpty()) {
                return Diagnosis.ok("database", "the embedded PostgreSQL");
            }
            return askDatabase(named.get());
        } catch (Failure wrong) {
            return Diagnosis.problem(
                    "database", wrong.getMessage(), "settings by which it answers, or none for the embedded one");
        }
    }

    private static Diagnosis askDatabase(DatabaseSettings settings) {
        try (Connection connection = DatabaseConnections.open(settings, "trader doctor")) {
            Map<String, String> facts = DatabaseFacts.read(connection);
            CheckResult durable = DatabaseChecks.durableCommits(facts);
            String found = settings + ", PostgreSQL " + facts.get("version") + ", durable commits " + durable.value();
            return durable.outcome() == CheckOutcome.FAIL
                    ? Diagnosis.note("database", found, durable.limit() + ": a run over it is INVALID")
                    : Diagnosis.ok("database", found);
        } catch (SQLException e) {
            return Diagnosis.problem("database", settings + ": " + e.getMessage(), "a database that answers");
        }
    }

    /** Checks the room for build, database and results, and that the disk is durable. */
    static Diagnosis disk(Path folder) {
        Path existing = folder.toAbsolutePath();
        while (!Files.exists(existing)) {
            existing = Objects.requireNonNull(existing.getParent(), "a root folder exists");
        }
        if (!Files.isWritable(existing)) {
            return Diagnosis.problem(
                    "disk", existing + " cannot be written", "a folder of yours: set TRADER_HOME to one");
        }
        try {
            FileStore store = Files.getFileStore(existing);
            return judgeDisk(existing, store.getUsableSpace() / (1024 * 1024), store.type());
        } catch (IOException e) {
            return Diagnosis.note("disk", existing + ": " + e.getMessage(), "a disk that reports its free space");
        }
    }

    static Diagnosis judgeDisk(Path folder, long freeMb, String type) {
        String found = freeMb + " MB free in " + folder + " (" + type + ")";
        if (freeMb < MIN_MB) {
            return Diagnosis.problem("disk", found, MIN_MB + " MB, or a TRADER_HOME where they are");
        }
        return MEMORY.contains(type)
                ? Diagnosis.note(
                        "disk", found, "a disk: in memory a commit costs nothing, so the database is not durable")
                : Diagnosis.ok("disk", found);
    }

    /** Checks Docker and Compose, which only the cluster in containers and the tests need. */
    static Diagnosis docker(Docker docker) {
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

    /** Checks the ports that commands listen on by default; a run itself takes any free ones. */
    static List<Diagnosis> ports() {
        return List.of(
                port(9080, "trader serve --http-port"),
                port(9443, "trader serve --https-port"),
                port(8080, "TRADER_HTTP_PORT (trader cluster up)"));
    }

    static Diagnosis port(int port, String chooser) {
        String subject = "port " + port;
        try {
            Ports.requireFree(port, chooser);
            return Diagnosis.ok(subject, "free");
        } catch (Failure taken) {
            return Diagnosis.note(subject, "taken", "free, or another one by " + chooser);
        }
    }

    static List<Diagnosis> tools(Map<String, String> environment, boolean builds) {
        return tools(environment, builds, Runtime.version().feature(), Path.of(System.getProperty("java.home")));
    }

    static List<Diagnosis> tools(Map<String, String> environment, boolean builds, int java, Path home) {
        List<Diagnosis> diagnoses = new ArrayList<>();
        String runs = "Java " + java + " in " + home;
        if (!builds) {
            return List.of(Diagnosis.ok("java", runs));
        }
        if (Files.isExecutable(home.resolve("bin/javac"))) {
            diagnoses.add(Diagnosis.ok("java", runs));
        } else {
            diagnoses.add(Diagnosis.problem(
                    "java", runs + ", without a compiler", "a JDK, 17 or later; set JAVA_HOME to its folder"));
        }
        Optional<Path> maven = onPath("mvn", environment);
        if (maven.isPresent()) {
            diagnoses.add(Diagnosis.ok("maven", maven.get().toString()));
        } else {
            diagnoses.add(Diagnosis.problem("maven", "no mvn on the PATH", "Maven 3.8.7 or later, to build"));
        }
        return diagnoses;
    }

    static Optional<Path> onPath(String program, Map<String, String> environment) {
        for (String folder : environment.getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
            Path candidate = Path.of(folder.isEmpty() ? "." : folder).resolve(program);
            if (Files.isExecutable(candidate) && !Files.isDirectory(candidate)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }
}
