package org.tradebench.tests.screen;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.openqa.selenium.JavascriptExecutor;

/** Checks the accessibility of a page with axe-core: WCAG 2.1, levels A and AA, as far as a program can. */
final class Axe {

    private static final String SCRIPT = script();

    private static final String JUDGE = """
            const done = arguments[arguments.length - 1];
            const rules = {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']};
            axe.run(document, {runOnly: rules, resultTypes: ['violations']}).then(
                result => done(result.violations.flatMap(violation => violation.nodes.map(node =>
                    violation.id + ': ' + node.target.join(' ') + ': ' + node.failureSummary.replace(/\\s+/g, ' ')))),
                failure => done(['axe-core failed: ' + failure]));
            """;

    private final JavascriptExecutor page;

    Axe(Chromium chromium) {
        page = chromium.driver();
    }

    /** What breaks a rule, one line each: the rule, the element, the reason. */
    List<String> violations() {
        if (Boolean.FALSE.equals(page.executeScript("return 'axe' in window"))) {
            page.executeScript(SCRIPT);
        }
        return ((List<?>) page.executeAsyncScript(JUDGE))
                .stream().map(Object::toString).toList();
    }

    private static String script() {
        try (InputStream file = Axe.class.getResourceAsStream("/axe.min.js")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
