package org.tradebench.load.sut.inventory;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.telemetry.source.SoftwareFacts;

/** Selects the parts of this project's folder that are copied to other machines, for an agent or a load generator. */
record Bundle(Path base) {
    private static final String JAR = "loadgen-*.jar";

    static Bundle ofProject() {
        return new Bundle(ProjectLayout.current().base());
    }

    /** Returns the SHA-256 of the harness that runs here; the same bytes are the same harness. */
    String digest() {
        return SoftwareFacts.sha256(jar()).orElseThrow(() -> Failure.of("cannot read " + jar()));
    }

    private Path jar() {
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(base.resolve("loadgen/target"), JAR)) {
            for (Path jar : jars) {
                if (jar.getFileName().toString().matches("loadgen-[0-9.]+(-SNAPSHOT)?\\.jar")) {
                    return jar;
                }
            }
        } catch (IOException e) {
            throw Failure.of("cannot look into " + base + ": " + e.getMessage(), e);
        }
        throw Failure.of("there is no built harness in " + base + ": 'mvn -DskipTests package' there makes one");
    }

    /**
     * Copies the bundle to a machine, over an earlier one.
     *
     * @param driving whether JMeter is copied, too
     */
    void install(Connection connection, String folder, boolean driving) throws InterruptedException {
        List<String> tar = new ArrayList<>(List.of("tar", "czf", "-", "trader", "loadgen/target/lib"));
        tar.add(base.relativize(jar()).toString());
        if (driving) {
            tar.add("loadgen/target/jmeter");
        }
        String remoteFolder = Reach.quoted(folder);
        connection.pipe(
                "installing the harness",
                tar,
                base.toFile(),
                "mkdir -p " + remoteFolder + " && cd " + remoteFolder
                        + " && rm -rf loadgen/target/lib loadgen/target/jmeter loadgen/target/loadgen-*.jar && tar xzf -");
    }

    /** Returns a script that starts one of the harness's commands on a machine. */
    static String command(Inventory.Host host, String arguments) {
        String remoteFolder = Reach.quoted(host.folder());
        String java = host.javaHome() == null ? "" : "JAVA_HOME=" + Reach.quoted(host.javaHome()) + " ";
        return "cd " + remoteFolder + " 2>/dev/null && [ -x trader ] || { echo 'there is no harness in " + host.folder()
                + ": --install would copy it there' >&2; exit 1; }; TRADER_BUILD=never " + java + "exec ./trader "
                + arguments;
    }
}
