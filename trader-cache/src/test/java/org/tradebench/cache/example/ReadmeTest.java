package org.tradebench.cache.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Checks that the README quotes the example of this package, and that the example prints what the README says. */
class ReadmeTest {
    private static final Path SOURCE = Path.of("src/test/java/org/tradebench/cache/example/BookShop.java");
    private static final Path POLICY = Path.of("src/test/resources/org/tradebench/cache/example/cachespec.xml");

    private static List<String> blocks(String language) throws IOException {
        return Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("README.md")))
                .results()
                .map(block -> block.group(1))
                .toList();
    }

    @Test
    void runsExample() throws IOException {
        assertThat(new BookShop().run())
                .containsExactly(
                        "groups: 2500 2500 0, 1 reads",
                        "map: 2100 2100, 2 reads",
                        "lease: 1999 true, 3 reads",
                        "commands: 1999 1999 1500, 5 reads");
    }

    @Test
    void quotesExampleUnchanged() throws IOException {
        List<MatchResult> marked = Pattern.compile("// README: (?!end)\\w+\n(.*?)// README: end", Pattern.DOTALL)
                .matcher(Files.readString(SOURCE))
                .results()
                .toList();
        List<String> java = blocks("java");

        assertThat(marked).hasSize(5);
        for (MatchResult snippet : marked) {
            assertThat(java).contains(snippet.group(1).stripIndent().stripTrailing() + "\n");
        }
        assertThat(blocks("xml")).contains(Files.readString(POLICY));
    }
}
