package org.tradebench.load.doctor;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks the programs that building and running need; a release is not built. */
final class ToolChecks {
    private ToolChecks() {}

    static List<Diagnosis> look(Map<String, String> environment, boolean builds) {
        return look(environment, builds, Runtime.version().feature(), Path.of(System.getProperty("java.home")));
    }

    static List<Diagnosis> look(Map<String, String> environment, boolean builds, int java, Path home) {
        List<Diagnosis> diagnoses = new ArrayList<>();
        String runs = "Java " + java + " in " + home;
        if (!builds) {
            return List.of(Diagnosis.ok("java", runs));
        }
        if (Files.isExecutable(home.resolve("bin/javac"))) {
            diagnoses.add(Diagnosis.ok("java", runs));
        } else {
            diagnoses.add(Diagnosis.problem(
                    "java", runs + ", without a compiler", "a JDK, 17 or later; set JAVA_HOME to its folder"));
        }
        Optional<Path> maven = onPath("mvn", environment);
        if (maven.isPresent()) {
            diagnoses.add(Diagnosis.ok("maven", maven.get().toString()));
        } else {
            diagnoses.add(Diagnosis.problem("maven", "no mvn on the PATH", "Maven 3.8.7 or later, to build"));
        }
        return diagnoses;
    }

    static Optional<Path> onPath(String program, Map<String, String> environment) {
        for (String folder : environment.getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
            Path candidate = Path.of(folder.isEmpty() ? "." : folder).resolve(program);
            if (Files.isExecutable(candidate) && !Files.isDirectory(candidate)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }
}
