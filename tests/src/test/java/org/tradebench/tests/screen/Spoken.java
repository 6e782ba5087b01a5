package org.tradebench.tests.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Checks the browser's accessibility tree, the roles and names that screen readers get for the page as it is shown. A table whose rows are displayed as blocks can lose its
 * roles there, which checks of the document alone would not notice.
 */
final class Spoken {

    private static final Set<String> USED = Set.of(
            "button",
            "link",
            "textbox",
            "searchbox",
            "combobox",
            "listbox",
            "checkbox",
            "radio",
            "spinbutton",
            "switch");

    private static final String SHOWN = """
            return ['table', 'tr'].map(kind =>
                [...document.querySelectorAll(kind)].filter(one => one.checkVisibility({visibilityProperty: true})).length);
            """;

    private final ChromeDriver window;

    Spoken(Chromium chromium) {
        window = chromium.driver();
    }

    /** Returns the elements whose roles or names are lost, one line each. */
    List<String> gaps() {
        List<Map<?, ?>> exposed = exposed();
        List<String> gaps = new ArrayList<>();
        long contents = count(exposed, "main");
        if (contents != 1) {
            gaps.add("accessibility tree: " + contents + " main contents");
        }
        List<?> shown = (List<?>) window.executeScript(SHOWN);
        differ(gaps, "tables", ((Number) shown.get(0)).longValue(), count(exposed, "table"));
        differ(gaps, "rows of tables", ((Number) shown.get(1)).longValue(), count(exposed, "row"));
        exposed.stream()
                .filter(node -> USED.contains(role(node)) && name(node).isBlank())
                .forEach(node -> gaps.add("accessibility tree: without a name: " + role(node)));
        return gaps;
    }

    private static void differ(List<String> gaps, String what, long shown, long exposed) {
        if (shown != exposed) {
            gaps.add("accessibility tree: " + exposed + " of " + shown + " " + what);
        }
    }

    private static long count(List<Map<?, ?>> exposed, String role) {
        return exposed.stream().filter(node -> role(node).equals(role)).count();
    }

    private List<Map<?, ?>> exposed() {
        List<?> nodes = (List<?>) window.executeCdpCommand("Accessibility.getFullAXTree", Map.of())
                .get("nodes");
        List<Map<?, ?>> exposed = new ArrayList<>();
        for (Object node : nodes) {
            Map<?, ?> one = (Map<?, ?>) node;
            if (!Boolean.TRUE.equals(one.get("ignored"))) {
                exposed.add(one);
            }
        }
        return exposed;
    }

    private static String role(Map<?, ?> node) {
        return value(node.get("role"));
    }

    private static String name(Map<?, ?> node) {
        return value(node.get("name"));
    }

    private static String value(Object property) {
        return property instanceof Map<?, ?> map && map.get("value") != null
                ? map.get("value").toString()
                : "";
    }
}
