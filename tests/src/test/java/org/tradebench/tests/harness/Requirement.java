package org.tradebench.tests.harness;

import java.io.File;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A program beside a JDK and Maven that some tests need, how to find out whether it is there, and how to get it. */
public enum Requirement {
    DOCKER(
            "Docker with Compose",
            "install Docker Engine and its Compose plug-in, start it, and let this user reach it (group docker)") {
        @Override
        boolean probe() {
            return succeeds("docker", "compose", "version") && succeeds("docker", "info", "-f", "{{.ServerVersion}}");
        }
    },
    CHROMIUM("Chromium with chromedriver", "apt-get install chromium chromium-driver") {
        @Override
        boolean probe() {
            return program("chromium", "chromium-browser", "google-chrome").isPresent()
                    && program("chromedriver").isPresent();
        }
    },
    SSH("the OpenSSH client", "apt-get install openssh-client") {
        @Override
        boolean probe() {
            return program("ssh").isPresent() && program("ssh-keygen").isPresent();
        }
    },
    LOOP_MOUNT(
            "root and loop devices",
            "run as root on Linux with losetup and mkfs.ext4, where loop devices may be used") {
        @Override
        boolean probe() {
            return program("mkfs.ext4").isPresent()
                    && Files.isWritable(Path.of("/dev/loop-control"))
                    && succeeds("losetup", "--find");
        }
    },
    CURL("curl", "apt-get install curl") {
        @Override
        boolean probe() {
            return program("curl").isPresent();
        }
    };

    private final String title;
    private final String remedy;

    Requirement(String title, String remedy) {
        this.title = title;
        this.remedy = remedy;
    }

    /** Whether this machine has it. */
    abstract boolean probe();

    /** One line that says what is missing and what to do about it. */
    String complaint() {
        return "needs " + title + ": " + remedy;
    }

    /** The first of these programs on the search path. */
    public static Optional<Path> program(String... names) {
        for (String name : names) {
            for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
                Path program = Path.of(folder).resolve(name);
                if (Files.isRegularFile(program) && Files.isExecutable(program)) {
                    return Optional.of(program);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean succeeds(String... command) {
        try {
            return Docker.run(Map.of(), Duration.ofMinutes(1), List.of(command)).exitCode() == 0;
        } catch (UncheckedIOException noSuchProgram) {
            return false;
        }
    }
}
