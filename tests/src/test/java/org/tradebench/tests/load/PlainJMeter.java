package org.tradebench.tests.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tradebench.load.process.ChildProcess;
import org.tradebench.load.process.KnownEnvironment;
import org.tradebench.load.process.ProjectLayout;

/** Runs {@code jmeter -n} with a plan and without our plug-ins. */
final class PlainJMeter {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private PlainJMeter() {}

    /**
     * Runs a plan to its end.
     *
     * @param name of the folder below the module's target
     * @return the samples, without the header line
     */
    static List<Sample> run(String name, Path plan, Map<String, String> properties) throws InterruptedException {
        ProjectLayout layout = ProjectLayout.current();
        Path folder = layout.base().resolve("tests/target").resolve(name);
        Path results = folder.resolve("results.jtl");
        try {
            Files.createDirectories(folder);
            Files.deleteIfExists(results);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "--add-opens=java.base/java.util=ALL-UNNAMED",
                "-jar",
                layout.jmeterHome().resolve("bin/ApacheJMeter.jar").toString(),
                "-n",
                "-t",
                plan.toString(),
                "-l",
                results.toString(),
                "-j",
                folder.resolve("jmeter.log").toString(),
                "-Jjmeter.save.saveservice.output_format=csv"));
        properties.forEach((property, value) -> command.add("-J" + property + "=" + value));
        try (ChildProcess jmeter = ChildProcess.start(
                "JMeter", command, folder, KnownEnvironment.ofPrograms(), folder.resolve("console.log"))) {
            assertThat(jmeter.waitFor(PATIENCE))
                    .as("JMeter ended, see " + folder)
                    .isTrue();
            assertThat(jmeter.exitCode())
                    .as(String.join("\n", jmeter.logEnd(20)))
                    .isZero();
        }
        return Sample.read(results);
    }
}
