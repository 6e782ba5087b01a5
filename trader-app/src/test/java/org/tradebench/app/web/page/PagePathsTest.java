package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.app.web.admin.ConfigView;
import org.tradebench.app.web.error.Problem;

/** Checks that every path that a page's tag names leads to a value: a server would find out only when somebody opens the page. */
class PagePathsTest {
    private static final Pattern PATH = Pattern.compile("\\bof=(['\"])([^'\"]*)\\1");

    private static final Map<String, Class<?>> RECORDS = Map.ofEntries(
            Map.entry("account", AccountView.class),
            Map.entry("cache", CacheView.class),
            Map.entry("config", ConfigView.class),
            Map.entry("console", ConsoleView.class),
            Map.entry("explanation", ExplanationView.class),
            Map.entry("home", HomeView.class),
            Map.entry("market", MarketView.class),
            Map.entry("order", OrderView.class),
            Map.entry("portfolio", PortfolioView.class),
            Map.entry("problem", Problem.class),
            Map.entry("quotes", QuotesView.class),
            Map.entry("rendering", PageRendering.class));

    private static final Set<String> OTHERS = Set.of(
            "alerts", "consoleScript", "menu", "notice", "primitives", "quote", "root", "script", "stylesheet", "user");

    @ParameterizedTest
    @MethodSource("org.tradebench.app.web.page.EscapedPagesTest#pages")
    void leadToValues(Path page) throws IOException {
        assertThat(paths(page)).allSatisfy(PagePathsTest::leadsToValue);
    }

    @Test
    void areFoundInPages() throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path page : EscapedPagesTest.pages()) {
            found.addAll(paths(page));
        }
        assertThat(found).hasSizeGreaterThan(50).contains("user", "portfolio.holdings", "account.profile.email");
    }

    private static Set<String> paths(Path page) throws IOException {
        Set<String> paths = new TreeSet<>();
        PATH.matcher(Files.readString(page)).results().forEach(path -> paths.add(path.group(2)));
        return paths;
    }

    private static void leadsToValue(String path) throws NoSuchMethodException {
        String[] names = path.split("\\.", -1);
        Class<?> type = RECORDS.get(names[0]);
        if (type == null) {
            assertThat(OTHERS).contains(path);
            return;
        }
        for (int i = 1; i < names.length; i++) {
            assertThat(type).isRecord();
            var accessor = type.getDeclaredMethod(names[i]);
            assertThat(Modifier.isPublic(accessor.getModifiers())).isTrue();
            type = accessor.getReturnType();
        }
    }
}
