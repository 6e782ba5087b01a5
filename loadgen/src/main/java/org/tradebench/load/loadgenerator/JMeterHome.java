package org.tradebench.load.loadgenerator;

import java.nio.file.Files;
import java.nio.file.Path;
import org.tradebench.load.failure.Failure;

/** Locates the folder that the build assembles from JMeter's artifacts, our plug-ins and our plans. */
public record JMeterHome(Path folder) {

    /** Checks that the folder holds a JMeter. */
    public JMeterHome {
        Path launcher = folder.resolve("bin/ApacheJMeter.jar");
        if (!Files.isRegularFile(launcher)) {
            throw Failure.of("there is no JMeter in " + folder + " (" + launcher
                    + " is missing): 'mvn -DskipTests package' in the project's folder makes one");
        }
    }

    /** Returns the home that the build of the project in this folder made. */
    public static JMeterHome ofProject(Path project) {
        return new JMeterHome(project.resolve("loadgen/target/jmeter"));
    }

    public Path launcher() {
        return folder.resolve("bin/ApacheJMeter.jar");
    }

    public Path file(Plan plan) {
        return folder.resolve("bin").resolve(plan.file());
    }
}
