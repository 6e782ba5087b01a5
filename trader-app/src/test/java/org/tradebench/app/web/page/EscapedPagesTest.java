package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks in the pages' sources that no value reaches a browser unescaped. */
class EscapedPagesTest {
    private static final Path PAGES = Path.of("src/main/webapp/WEB-INF/pages");
    private static final Pattern EXPRESSION = Pattern.compile("[$#]\\{");
    private static final Pattern OWN_SCRIPT =
            Pattern.compile("<script defer src=\"<t:text of='(script|consoleScript)'/>\"></script>");

    static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(PAGES)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void writesValuesByTagsWhichEscape(Path page) throws IOException {
        assertThat(Files.readString(page)).doesNotContainPattern(EXPRESSION);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void hasNoInlineCodeHandlersOrForeignHosts(Path page) throws IOException {
        assertThat(OWN_SCRIPT.matcher(Files.readString(page)).replaceAll(""))
                .doesNotContainPattern("<%[^@-]")
                .doesNotContainPattern("(?i)<script")
                .doesNotContainPattern("(?i)\\son\\w+\\s*=")
                .doesNotContainPattern("(?i)style\\s*=")
                .doesNotContainPattern("(?i)(src|href|action)=\"(https?:)?//");
    }

    @Test
    void findsPages() throws IOException {
        assertThat(pages()).hasSizeGreaterThan(10);
    }
}
