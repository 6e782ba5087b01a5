package org.tradebench.load.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.KnownEnvironment;

/**
 * Describes a Java installation.
 *
 * @param home the folder with bin/java
 * @param major 17 for Java 17
 * @param description the line of {@code java -version} about the virtual machine
 */
public record JavaRuntime(Path home, int major, String description) {
    /** The oldest version that the application runs on. */
    public static final int OLDEST = 17;

    private static final Pattern VERSION = Pattern.compile("version \"(\\d+)");

    /** Returns the Java that runs this program. */
    public static JavaRuntime current() {
        return at(Path.of(System.getProperty("java.home")));
    }

    /** Queries an installation. */
    public static JavaRuntime at(Path home) {
        Path java = home.resolve("bin").resolve("java");
        if (!Files.isExecutable(java)) {
            throw Failure.usage("'" + home
                    + "' is not the folder of a Java installation (there is no bin/java in it): expected one such as "
                    + System.getProperty("java.home"));
        }
        return describe(home, versionLines(java));
    }

    /** Parses the output of {@code java -version}. */
    static JavaRuntime describe(Path home, List<String> versionLines) {
        Matcher version = VERSION.matcher(String.join("\n", versionLines));
        if (!version.find()) {
            throw Failure.usage(
                    "the Java at " + home + " does not tell its version: " + String.join(" ", versionLines));
        }
        int major = Integer.parseInt(version.group(1));
        if (major < OLDEST) {
            throw Failure.usage("the Java at " + home + ": expected version " + OLDEST + " or later, got " + major);
        }
        return new JavaRuntime(home, major, versionLines.get(versionLines.size() - 1));
    }

    private static List<String> versionLines(Path java) {
        try {
            ProcessBuilder builder = new ProcessBuilder(java.toString(), "-version").redirectErrorStream(true);
            builder.environment()
                    .keySet()
                    .retainAll(KnownEnvironment.ofPrograms().keySet());
            Process process = builder.start();
            try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
                return output.lines().toList();
            }
        } catch (IOException e) {
            throw Failure.usage("the Java at " + java + " cannot be started: " + e.getMessage());
        }
    }

    public Path executable() {
        return home.resolve("bin").resolve("java");
    }
}
