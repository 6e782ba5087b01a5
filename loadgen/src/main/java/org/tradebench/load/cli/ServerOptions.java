package org.tradebench.load.cli;

import java.nio.file.Path;
import org.tradebench.load.application.JavaRuntime;
import picocli.CommandLine.Option;

/** The application's JVM. */
final class ServerOptions {
    private static final String HEAP = "512m";

    @Option(
            names = "--heap",
            paramLabel = "SIZE",
            converter = HeapSize.class,
            description = "Heap of the application's JVM (default: " + HEAP + ").")
    private String heap;

    @Option(
            names = "--java-home",
            paramLabel = "FOLDER",
            description = "Java that runs the application, 17 or later (default: the one that runs this).")
    private Path javaHome;

    String heap() {
        return heap == null ? HEAP : heap;
    }

    JavaRuntime java() {
        return javaHome == null ? JavaRuntime.current() : JavaRuntime.at(javaHome.toAbsolutePath());
    }

    boolean given() {
        return heap != null || javaHome != null;
    }
}
