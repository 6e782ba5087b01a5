package org.tradebench.tests.hosts;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Images;

/** Containers in place of machines that are reached by ssh. They are removed on close, and when this process ends. */
final class Machines implements AutoCloseable {
    private static final String PASSWORD = "trader-on-a-host";
    private static final String IMAGE = "trader-test-host";
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Path key;
    private final String prefix = "trader-host-" + ProcessHandle.current().pid() + "-";
    private final List<String> names = new ArrayList<>();
    private final Thread hook = new Thread(this::remove, "remove-the-machines");

    /** Creates a key in this folder, the image and a network; starts nothing yet. */
    Machines(Path folder) throws IOException, InterruptedException {
        key = folder.resolve("key");
        keygen(key);
        try (InputStream dockerfile = Machines.class.getResourceAsStream("Dockerfile")) {
            Files.copy(dockerfile, folder.resolve("Dockerfile"));
        }
        docker(
                "build",
                "-q",
                "-t",
                IMAGE,
                "--build-arg",
                "POSTGRES_IMAGE=" + Images.pinned("POSTGRES_IMAGE"),
                "--build-arg",
                "JAVA_IMAGE=" + Images.pinned("JAVA_IMAGE"),
                "-f",
                folder.resolve("Dockerfile").toString(),
                Files.createDirectories(folder.resolve("nothing")).toString());
        Runtime.getRuntime().addShutdownHook(hook);
        docker("network", "create", prefix + "net");
    }

    static void keygen(Path file) throws IOException, InterruptedException {
        command(List.of("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", file.toString()));
    }

    private static String docker(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("docker"));
        command.addAll(List.of(arguments));
        return command(command);
    }

    private static String command(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(command + " failed: " + output);
        }
        return output.strip();
    }

    /**
     * Starts a machine and waits until its ssh server answers.
     *
     * @param more options of {@code docker run}
     */
    void add(String name, String... more) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                "docker",
                "run",
                "-d",
                "--name",
                prefix + name,
                "--hostname",
                name,
                "--network",
                prefix + "net",
                "--network-alias",
                name,
                "-p",
                "127.0.0.1::22",
                "-e",
                "PUBLIC_KEY=" + Files.readString(Path.of(key + ".pub")).strip()));
        command.addAll(List.of(more));
        command.add(IMAGE);
        names.add(name);
        command(command);
        Await.until(
                "ssh on " + name,
                PATIENCE,
                () -> answers(List.of(
                        "ssh",
                        "-i",
                        key.toString(),
                        "-p",
                        port(name, "22"),
                        "-o",
                        "BatchMode=yes",
                        "-o",
                        "StrictHostKeyChecking=no",
                        "-o",
                        "UserKnownHostsFile=/dev/null",
                        "root@127.0.0.1",
                        "true")));
    }

    /** A machine that runs PostgreSQL. */
    void addDatabase(String name) throws IOException, InterruptedException {
        add(
                name,
                "-p",
                "127.0.0.1::5432",
                "-e",
                "POSTGRES_USER=trader",
                "-e",
                "POSTGRES_DB=trader",
                "-e",
                "POSTGRES_PASSWORD=" + PASSWORD);
        Await.until(
                "PostgreSQL on " + name,
                PATIENCE,
                () -> answers(
                        List.of("docker", "exec", prefix + name, "pg_isready", "-h", "127.0.0.1", "-U", "trader")));
    }

    private static boolean answers(List<String> command) {
        try {
            command(command);
            return true;
        } catch (IllegalStateException notYet) {
            return false;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private String port(String name, String inside) {
        try {
            String mapping = docker("port", prefix + name, inside + "/tcp")
                    .lines()
                    .findFirst()
                    .orElseThrow();
            return mapping.substring(mapping.lastIndexOf(':') + 1);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Returns the lines of an inventory by which a machine is reached. */
    String reach(String name) {
        return reach(name, key);
    }

    /** Returns these lines with another key. */
    String reach(String name, Path otherKey) {
        return "ssh: root@127.0.0.1, options: [-i, " + otherKey + ", -p, \"" + port(name, "22")
                + "\", -o, StrictHostKeyChecking=no, -o, UserKnownHostsFile=/dev/null, -o, IdentitiesOnly=yes, -o, LogLevel=ERROR]";
    }

    /** The settings of the database on a machine, as this machine reaches it. */
    Map<String, String> database(String name) {
        return Map.of(
                "TRADER_DB_HOST", "127.0.0.1",
                "TRADER_DB_PORT", port(name, "5432"),
                "TRADER_DB_NAME", "trader",
                "TRADER_DB_USER", "trader",
                "TRADER_DB_PASSWORD", PASSWORD);
    }

    /** Runs a shell script on a machine without ssh. */
    String run(String name, String script) throws IOException, InterruptedException {
        return docker("exec", prefix + name, "sh", "-c", script);
    }

    List<String> names() {
        return List.copyOf(names);
    }

    private void remove() {
        names.forEach(name -> answers(List.of("docker", "rm", "-f", "-v", prefix + name)));
        answers(List.of("docker", "network", "rm", prefix + "net"));
    }

    @Override
    public void close() {
        remove();
        Runtime.getRuntime().removeShutdownHook(hook);
    }
}
