package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks in the pages' sources that no value reaches a browser unescaped. */
class EscapedPagesTest {
    private static final Path PAGES = Path.of("src/main/webapp/WEB-INF/pages");
    private static final Pattern EXPRESSION = Pattern.compile("[$#]\\{[^}]*}");
    private static final Pattern OWN_SCRIPT =
            Pattern.compile("<script defer src=\"\\$\\{t:text\\((script|consoleScript)\\)}\"></script>");
    private static final Pattern OWN_TAG = Pattern.compile("<t:\\w+(\\s+\\w+=\"[^\"]*\")*\\s*/>");
    private static final Pattern ESCAPED =
            Pattern.compile("\\$\\{t:(text|money|change|percent|count|moment|trend)\\([\\w.]+\\)}");

    static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(PAGES)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void escapesEveryExpression(Path page) throws IOException {
        assertThat(unescaped(Files.readString(page))).isEmpty();
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<p>${user}</p>",
                "<p>#{user}</p>",
                "<input value=\"${account.profile.email}\">",
                "${t:text(a)}${b}",
                "${t:text(a).concat(b)}",
                "${empty a ? b : t:text(c)}"
            })
    void detectsUnescapedExpressions(String source) {
        assertThat(unescaped(source)).isNotEmpty();
    }

    @Test
    void findsPages() throws IOException {
        assertThat(pages()).hasSizeGreaterThan(10);
    }

    private static List<String> unescaped(String source) {
        List<String> found = new ArrayList<>();
        // The attributes of the application's own tags are objects; the tags escape what they write.
        Matcher expressions = EXPRESSION.matcher(OWN_TAG.matcher(source).replaceAll(""));
        while (expressions.find()) {
            if (!ESCAPED.matcher(expressions.group()).matches()) {
                found.add(expressions.group());
            }
        }
        return found;
    }
}
