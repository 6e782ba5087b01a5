package org.tradebench.load.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;

/** Finds the Java installations of this machine, by version. */
public final class JavaInstallations {
    private JavaInstallations() {}

    /**
     * Finds an installation: the one that runs this program if it fits, else the one that the environment names, else one beside it.
     *
     * @param major 17 for Java 17
     * @throws Failure explains how to name one
     */
    public static JavaRuntime of(int major) {
        return of(major, JavaRuntime.current(), System.getenv());
    }

    static JavaRuntime of(int major, JavaRuntime current, Map<String, String> environment) {
        if (current.major() == major) {
            return current;
        }
        String variable = "JAVA_HOME_" + major;
        String named = environment.getOrDefault(variable, "");
        if (!named.isBlank()) {
            JavaRuntime found = JavaRuntime.at(Path.of(named));
            if (found.major() != major) {
                throw Failure.usage(variable + ": expected a folder of Java " + major + ", got Java " + found.major()
                        + " at " + named);
            }
            return found;
        }
        return javaHomesBeside(current, major).stream()
                .filter(folder -> Files.isExecutable(folder.resolve("bin").resolve("java")))
                .map(JavaRuntime::at)
                .filter(found -> found.major() == major)
                .findFirst()
                .orElseThrow(() -> Failure.usage("no Java " + major + " was found beside " + current.home()
                        + ": set the environment variable " + variable + " to its folder"));
    }

    /** Returns folders with the version in their names: querying every folder would start dozens of JVMs. */
    private static List<Path> javaHomesBeside(JavaRuntime current, int major) {
        Path parent = current.home().getParent();
        if (parent == null) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(parent)) {
            return folders.filter(folder -> folder.getFileName().toString().matches(".*\\b" + major + "\\b.*"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw Failure.of("cannot look for Java " + major + " in " + parent + ": " + e.getMessage(), e);
        }
    }
}
