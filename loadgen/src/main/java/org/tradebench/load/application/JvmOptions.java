package org.tradebench.load.application;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The options of the application server's JVM: the platform's, the server's own, then the person's. */
record JvmOptions(ServerSettings settings) {
    List<String> all() {
        List<String> options = new ArrayList<>();
        Path home = settings.libertyHome();
        options.add("-javaagent:" + home.resolve("bin/tools/ws-javaagent.jar"));
        // What Open Liberty needs to be opened of the JDK's modules; the file changes with Java 24.
        String file = settings.java().major() >= 24 ? "java24.options" : "java9.options";
        options.add("@" + home.resolve("lib/platform/java").resolve(file));
        options.addAll(ofTheServer(
                home.resolve("usr/servers").resolve(ServerSettings.SERVER).resolve("jvm.options")));
        options.add("-Xmx" + settings.heap());
        options.add("-Djava.awt.headless=true");
        options.addAll(settings.jvmOptions());
        return options;
    }

    /** The server's jvm.options, which only the server script reads by itself. */
    private static List<String> ofTheServer(Path file) {
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        try {
            return Files.readAllLines(file).stream()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
