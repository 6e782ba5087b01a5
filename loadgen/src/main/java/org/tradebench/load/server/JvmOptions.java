package org.tradebench.load.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Assembles the options of the application server's JVM: the platform's, the server's own, then the user's. */
record JvmOptions(ServerSettings settings) {
    List<String> all() {
        List<String> options = new ArrayList<>();
        Path home = settings.libertyHome();
        options.add("-javaagent:" + home.resolve("bin/tools/ws-javaagent.jar"));
        // What Open Liberty needs to be opened of the JDK's modules; the file changes with Java 24.
        String file = settings.java().major() >= 24 ? "java24.options" : "java9.options";
        options.add("@" + home.resolve("lib/platform/java").resolve(file));
        options.addAll(settings.configuration().jvmOptions());
        options.add("-Xmx" + settings.heap());
        options.add("-Djava.awt.headless=true");
        options.addAll(settings.jvmOptions());
        return options;
    }
}
