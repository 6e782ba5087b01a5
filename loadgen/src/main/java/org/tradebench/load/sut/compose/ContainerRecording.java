package org.tradebench.load.sut.compose;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.flightrecorder.FlightRecording;

/** Records the JVM of an application server in a container, by the tools of the container's own JDK. */
final class ContainerRecording {
    /** Occurs in the server's command line, and in no other JVM's there. */
    private static final String SERVER = "ws-server.jar";

    private static final String WRITTEN = "/tmp/trader.jfr";

    private ContainerRecording() {}

    /**
     * Prepares the recording.
     *
     * @throws Failure of usage when the container has only a Java run time
     */
    static FlightRecording of(Docker docker, Container application, Path folder) {
        String name = application.name();
        if (docker.tryRun("exec", name, "jcmd", "-l").exitCode() != 0) {
            throw Failure.usage(
                    "--profile: the image of " + application.nodeName()
                            + " has a Java run time without jcmd; expected one of a JDK: build it by 'TRADER_JAVA_KIND=jdk ./trader cluster up'");
        }
        return new FlightRecording(
                List.of(docker.program(), "exec", name, "jcmd", SERVER),
                WRITTEN,
                folder.resolve(FlightRecording.FILE),
                file -> fetch(docker, name, file));
    }

    /** Fetches a file by printing its content: Docker copies nothing from a file system in memory. */
    private static void fetch(Docker docker, String name, Path file) throws IOException, InterruptedException {
        Process process = docker.start(List.of("exec", name, "cat", WRITTEN));
        process.getOutputStream().close();
        Files.copy(process.getInputStream(), file, StandardCopyOption.REPLACE_EXISTING);
        if (process.waitFor() != 0) {
            throw Failure.of("the recording of " + name + " could not be read: "
                    + new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).strip());
        }
        docker.tryRun("exec", name, "rm", "-f", WRITTEN);
    }
}
