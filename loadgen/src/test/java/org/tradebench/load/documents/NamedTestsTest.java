package org.tradebench.load.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;

/** Checks that tests that a document names exist: {@code `SomeIT`} as a class, {@code `SomeIT#method`} with that method. */
class NamedTestsTest {

    private static final Pattern NAMED = Pattern.compile("`([A-Z]\\w*[a-z](?:IT|Test))(?:#(\\w+))?`");

    @Test
    void documentsNameExistingTests() throws IOException {
        Map<String, List<Path>> tests = tests();
        List<String> missing = new ArrayList<>();
        int named = 0;
        for (Path file : Documents.all()) {
            Matcher name = NAMED.matcher(Files.readString(file));
            while (name.find()) {
                named++;
                List<Path> sources = tests.getOrDefault(name.group(1), List.of());
                if (!hasMethod(sources, name.group(2))) {
                    missing.add(Documents.name(file) + ": " + name.group());
                }
            }
        }
        assertThat(missing).isEmpty();
        assertThat(named).isGreaterThan(100);
    }

    /** Whether one of the sources declares the method; for a null method, whether there is a source at all. */
    private static boolean hasMethod(List<Path> sources, String method) throws IOException {
        for (Path source : sources) {
            if (method == null || Files.readString(source).contains(" void " + method + "(")) {
                return true;
            }
        }
        return false;
    }

    private static Map<String, List<Path>> tests() throws IOException {
        Map<String, List<Path>> tests = new HashMap<>();
        for (String sources :
                List.of("trader-cache/src/test", "trader-app/src/test", "loadgen/src", "tests/src/test")) {
            try (Stream<Path> files = Files.walk(ProjectLayout.current().base().resolve(sources))) {
                files.forEach(file -> tests.computeIfAbsent(
                                file.getFileName().toString().replace(".java", ""), name -> new ArrayList<>())
                        .add(file));
            }
        }
        return tests;
    }
}
