package org.tradebench.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Checks the table of proofs in trader-cache/docs/coherence.md: every item names tests, and these tests exist. */
class ProofTableTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final int ITEMS = 12;
    private static final Pattern ROW =
            Pattern.compile("^\\| (\\d+|–) \\|[^|]+\\| (\\w+) \\|(.+)\\|$", Pattern.MULTILINE);
    private static final Pattern NAMED = Pattern.compile("`([\\w.]+)#(\\w+)`");

    private static String page() throws IOException {
        return Files.readString(ROOT.resolve("trader-cache/docs/coherence.md"));
    }

    @Test
    void namesExistingTestsOnly() throws IOException {
        List<String> missing = new ArrayList<>();
        int named = 0;
        for (MatchResult row : ROW.matcher(page()).results().toList()) {
            for (MatchResult test : NAMED.matcher(row.group(3)).results().toList()) {
                named++;
                if (!isTest(source(row.group(2), test.group(1)), test.group(2))) {
                    missing.add(row.group(2) + " " + test.group());
                }
            }
        }
        assertThat(named).isGreaterThan(ITEMS);
        assertThat(missing).isEmpty();
    }

    @Test
    void listsTestsForEveryItem() throws IOException {
        TreeSet<Integer> items = new TreeSet<>();
        for (MatchResult row : ROW.matcher(page()).results().toList()) {
            assertThat(NAMED.matcher(row.group(3)).find()).as(row.group()).isTrue();
            if (!row.group(1).equals("–")) {
                items.add(Integer.valueOf(row.group(1)));
            }
        }
        assertThat(items)
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, ITEMS).boxed().toList());
    }

    @Test
    void recognizesTestsByAnnotation() {
        String source =
                "@Test\n void one() {}\n\n void two() {}\n @ParameterizedTest\n @ValueSource(ints = {1, 2})\n void three(int i) {}";
        assertThat(isTest(source, "one")).isTrue();
        assertThat(isTest(source, "two")).isFalse();
        assertThat(isTest(source, "three")).isTrue();
        assertThat(isTest(source, "four")).isFalse();
    }

    /** Returns the source of a test class; empty when there is none. */
    private static String source(String folder, String name) throws IOException {
        Path file = folder.equals("tests")
                ? ROOT.resolve("tests/src/test/java").resolve(name.replace('.', '/') + ".java")
                : ROOT.resolve("trader-cache/src/test/java/org/tradebench/cache")
                        .resolve(folder)
                        .resolve(name + ".java");
        return Files.isRegularFile(file) ? Files.readString(file) : "";
    }

    /** Whether the method has a test annotation in the lines directly above it, up to an empty line. */
    private static boolean isTest(String source, String method) {
        Matcher declared = Pattern.compile("\\bvoid " + method + "\\(").matcher(source);
        if (!declared.find()) {
            return false;
        }
        String above = source.substring(0, declared.start());
        String annotations = above.substring(above.lastIndexOf("\n\n") + 1);
        return Pattern.compile("@(Parameterized|Repeated)?Test\\b")
                .matcher(annotations)
                .find();
    }
}
