package org.tradebench.load.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;

/** Checks that Maven commands of the documents name existing modules, tests and goals; the commands are not executed here. */
class MavenCommandsTest {
    private static final Set<String> GOALS =
            Set.of("test", "package", "verify", "install", "spotless:apply", "process-test-classes", "dependency:copy");
    private static final Set<String> ALONE = Set.of(
            "-q",
            "-B",
            "-o",
            "-am",
            "-N",
            "-DskipTests",
            "-Pfull",
            "-Pmutation",
            "-Pwildfly",
            "-Ppayara",
            "-Pglassfish",
            "-Dtests.server=wildfly");
    private static final String MODULE = "-pl";

    /** Names in documents that match no test on purpose: the first skips the tests of an earlier phase, the second is a placeholder. */
    private static final Set<String> NO_TESTS = Set.of("NoSuchTest", "CLASS");

    @Test
    void documentsNameExistingModulesTestsAndGoals() throws IOException {
        List<String> wrong = new ArrayList<>();
        int commands = 0;
        for (Path file : Documents.all()) {
            for (TypedCommand command : TypedCommand.of(file, List.of("mvn"))) {
                commands++;
                unknown(command.words()).forEach(word -> wrong.add(command.place() + ": " + word));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(commands).isGreaterThan(5);
    }

    @Test
    void detectsUnknownModulesTestsAndGoals() throws IOException {
        assertThat(unknown(List.of(
                        "mvn",
                        "-q",
                        "vrify",
                        "-pl",
                        "loadgn",
                        "-Dit.test=GoneIT",
                        "-Dskip=1",
                        "-DtargetClasses=org.tradebench.load.gone.*",
                        "-DtargetTests=org.tradebench.load.statistics.*",
                        "-Dtest=LinksTest,CLASS")))
                .containsExactly(
                        "vrify",
                        "loadgn",
                        "-Dit.test=GoneIT",
                        "-Dskip=1",
                        "-DtargetClasses=org.tradebench.load.gone.*");
    }

    private static List<String> unknown(List<String> words) throws IOException {
        Path base = ProjectLayout.current().base();
        List<String> unknown = new ArrayList<>();
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            boolean known;
            if (word.equals(MODULE)) {
                word = i + 1 < words.size() ? words.get(++i) : "";
                known = Stream.of(word.split(",", -1))
                        .allMatch(module ->
                                Files.isRegularFile(base.resolve(module).resolve("pom.xml")));
            } else if (word.startsWith("-Dtest=") || word.startsWith("-Dit.test=")) {
                known = areTests(base, word.substring(word.indexOf('=') + 1));
            } else if (word.matches("-Dtarget(Classes|Tests)=[a-z.]+\\.\\*")) {
                known = isPackage(base, word.substring(word.indexOf('=') + 1, word.length() - ".*".length()));
            } else {
                known = GOALS.contains(word)
                        || ALONE.contains(word)
                        || word.matches("-D(surefire|failsafe)\\.failIfNoSpecifiedTests=false")
                        || (words.contains("dependency:copy") && word.matches("-D(artifact|outputDirectory)=.+"));
            }
            if (!known) {
                unknown.add(word);
            }
        }
        return unknown;
    }

    private static boolean areTests(Path base, String names) throws IOException {
        for (String name : names.split(",", -1)) {
            if (!NO_TESTS.contains(name) && !isTest(base, name)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPackage(Path base, String name) throws IOException {
        try (Stream<Path> modules = Files.list(base)) {
            return modules.anyMatch(
                    module -> Files.isDirectory(module.resolve("src/main/java").resolve(name.replace('.', '/'))));
        }
    }

    private static boolean isTest(Path base, String name) throws IOException {
        try (Stream<Path> modules = Files.list(base)) {
            for (Path tests : modules.map(module -> module.resolve("src/test/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(tests)) {
                    if (files.anyMatch(file -> file.endsWith(name + ".java"))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
