package org.tradebench.load.sut.compose;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.load.failure.Failure;

/** Checks what a cluster needs on this machine: Docker and Compose in versions that work, free ports, the library for clocks. */
public final class Requirements {
    private static final Pattern VERSION = Pattern.compile("v?(\\d+)\\.(\\d+)");

    /** The first version of Compose that knows {@code include}. */
    private static final int MAJOR = 2;

    private static final int MINOR = 20;

    static final String CHOICE = "CLOCKS";
    static final String FOLDER = "FAKETIME_FOLDER";

    /** Folder in which Debian's package installs it; clocks-own.yml has the same. */
    private static final String FAKETIME = "/usr/lib/x86_64-linux-gnu/faketime";

    private static final String LIBRARY = "libfaketime.so.1";

    private static final List<Map.Entry<String, String>> PORTS =
            List.of(Map.entry("TRADER_HTTP_PORT", "8080"), Map.entry("TRADER_HTTPS_PORT", "8443"));

    /** Variables that decide what {@code ./trader} itself does: it and Compose must read the same values. */
    private static final Pattern OWN_VARIABLE = Pattern.compile("\\s*(?:export\\s+)?(" + Project.VARIABLE
            + "|APPLICATIONS|PROXY|" + CHOICE + "|" + FOLDER + "|TRADER_HTTPS?_PORT)\\s*[=:].*");

    private Requirements() {}

    /** Fails, with what to do, when the engine or Compose is missing, does not answer or is too old. */
    public static void check(Docker docker) {
        Docker.Answer engine = docker.tryRun("version", "--format", "{{.Server.Version}}");
        if (engine.exitCode() != 0) {
            throw Failure.of("Docker's engine does not answer: " + engine.reason()
                    + " Start Docker, or set DOCKER_HOST to an engine that runs.");
        }
        Docker.Answer compose = docker.tryRun("compose", "version", "--short");
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

    /**
     * Fails, with how to get the library, when it is missing.
     *
     * @param settings variables of the compose files
     */
    static void checkClocks(Map<String, String> settings) {
        if (!settings.getOrDefault(CHOICE, "").equals("own")) {
            return;
        }
        String named = settings.getOrDefault(FOLDER, "").strip();
        Path folder = Path.of(named.isEmpty() ? FAKETIME : named);
        if (!Files.isRegularFile(folder.resolve(LIBRARY))) {
            throw Failure.usage("Clocks of their own for the application servers: there is no "
                    + folder.resolve(LIBRARY)
                    + "; expected the Debian package libfaketime ('apt-get install libfaketime'), or in " + FOLDER
                    + " the folder that has the library.");
        }
    }

    /**
     * Fails when Compose's file of variables sets one that {@code ./trader} reads from the environment alone: with another number of application servers than
     * Compose's it would remove servers, and with them their transaction logs.
     *
     * @param folder of the compose files
     */
    static void checkEnvironmentFile(Path folder) {
        Path file = folder.resolve(".env");
        if (!Files.isRegularFile(file)) {
            return;
        }
        try {
            for (String line : Files.readAllLines(file)) {
                Matcher variable = OWN_VARIABLE.matcher(line);
                if (variable.matches()) {
                    throw Failure.usage(file + " sets " + variable.group(1)
                            + ", which only Docker Compose reads there: expected in the environment, or as an option of"
                            + " './trader cluster up'");
                }
            }
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    /** Fails, with how to choose another, when a port is occupied by anything but the cluster itself. */
    static void requireFree(Map<String, String> environment, Cluster running) {
        PORTS.forEach(entry -> {
            String variable = entry.getKey();
            String requested = environment.getOrDefault(variable, "").strip();
            String text = requested.isEmpty() ? entry.getValue() : requested;
            if (!text.matches("[0-9]{1,5}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > 65_535) {
                throw Failure.usage(variable + ": expected a port from 1 to 65535, got '" + text + "'");
            }
            int port = Integer.parseInt(text);
            boolean own = running.nodes().stream().anyMatch(node -> node.ports().containsValue(port));
            if (!own && isTaken(port)) {
                throw Failure.of("port " + port + " of this machine is taken: " + variable
                        + " names another one, such as " + variable + "=" + (port == 65_535 ? 65_534 : port + 1)
                        + " ./trader cluster up");
            }
        });
    }

    private static boolean isTaken(int port) {
        try (ServerSocket probe = new ServerSocket()) {
            // The engine binds it in the same way: an earlier connection that still lingers does not matter.
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(port));
            return false;
        } catch (IOException taken) {
            return true;
        }
    }
}
