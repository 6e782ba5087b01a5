package org.tradebench.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.server.JavaRuntime;

/**
 * A class data sharing archive of the JDK's classes that the first server of a test run has loaded. Later servers map them instead of parsing and verifying them:
 * 13 to 14 instead of 17 CPU-seconds to the first answer (two cores). Only on Java 17: with Java 25.0.3 the server that had written the archive crashed later (SIGSEGV
 * in LambdaProxyClassDictionary).
 */
final class ClassDataArchive {

    private static final Path FILE = ProjectLayout.current().base().resolve("tests/target/server.jsa");

    /** Allows archiving with Open Liberty's Java agent, which the JVM supports for tests only. */
    private static final List<String> ALLOW_AGENT =
            List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:+AllowArchivingWithJavaAgent");

    private static final boolean SUPPORTED = Runtime.version().feature() == 17;

    private static boolean written;

    private ClassDataArchive() {}

    /** JVM options of a server that uses the archive or, where there is none yet, can write it. */
    static synchronized List<String> jvmOptions() {
        if (!SUPPORTED) {
            return List.of();
        }
        return List.of(
                ALLOW_AGENT.get(0),
                ALLOW_AGENT.get(1),
                written ? "-XX:SharedArchiveFile=" + FILE : "-XX:+RecordDynamicDumpInfo");
    }

    /** Writes the archive, unless there is one, from a server that was started with {@link #jvmOptions()} and that answers. */
    static synchronized void write(long server) {
        if (!SUPPORTED || written) {
            return;
        }
        try {
            Files.deleteIfExists(FILE);
            Process command = new ProcessBuilder(
                            JavaRuntime.current().home().resolve("bin/jcmd").toString(),
                            Long.toString(server),
                            "VM.cds",
                            "dynamic_dump",
                            FILE.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            command.waitFor();
            // Without it the other servers start as they always did.
            written = Files.exists(FILE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
