package org.tradebench.tests;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds every package of main code to the rules of its size and of null safety. */
class PackagesTest {
    private static final int MAX_FILES = 30;

    private static Map<Path, List<Path>> packages;

    @BeforeAll
    static void readSources() throws IOException {
        packages = new TreeMap<>();
        for (String module : List.of("trader-cache", "trader-app", "loadgen")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
                packages.putAll(
                        files.filter(file -> file.toString().endsWith(".java")).collect(groupingBy(Path::getParent)));
            }
        }
        assertThat(packages).hasSizeGreaterThan(60);
    }

    @Test
    void holdsAtMostThirtyFiles() {
        assertThat(packages.entrySet().stream()
                        .filter(entry -> entry.getValue().size() > MAX_FILES)
                        .collect(toMap(
                                Map.Entry::getKey, entry -> entry.getValue().size())))
                .isEmpty();
    }

    /** Only in null-marked packages does the compiler check for nulls. */
    @Test
    void isNullMarked() {
        assertThat(packages.keySet().stream().filter(folder -> !isNullMarked(folder.resolve("package-info.java"))))
                .isEmpty();
    }

    private static boolean isNullMarked(Path information) {
        try {
            return Files.exists(information) && Files.readString(information).contains("@NullMarked");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
