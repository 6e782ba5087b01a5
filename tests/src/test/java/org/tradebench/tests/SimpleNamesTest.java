package org.tradebench.tests;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps simple class names unique over all modules, so that a name in a log, a report or a conversation means one class. */
class SimpleNamesTest {

    @Test
    void namesEachClassOnce() throws IOException {
        Map<String, List<Path>> filesByName = mainClasses();
        assertThat(filesByName).hasSizeGreaterThan(500);
        filesByName.values().removeIf(files -> files.size() == 1);
        assertThat(filesByName).as("simple names of more than one class").isEmpty();
    }

    private static Map<String, List<Path>> mainClasses() throws IOException {
        Path sources = Path.of("src", "main", "java");
        try (Stream<Path> files = Files.walk(Path.of(".."), 16)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> file.toString().contains(sources.toString()))
                    .filter(file -> !file.toString().contains("target"))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .collect(groupingBy(
                            file -> file.getFileName().toString().replace(".java", ""),
                            TreeMap::new,
                            mapping(file -> file, toList())));
        }
    }
}
