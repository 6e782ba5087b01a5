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
        List<Map<?, ?>> told = told();
        List<String> gaps = new ArrayList<>();
        long contents = count(told, "main");
        if (contents != 1) {
            gaps.add("told: " + contents + " main contents");
        }
        List<?> shown = (List<?>) window.executeScript(SHOWN);
        differ(gaps, "tables", ((Number) shown.get(0)).longValue(), count(told, "table"));
        differ(gaps, "rows of tables", ((Number) shown.get(1)).longValue(), count(told, "row"));
        told.stream()
                .filter(node -> USED.contains(role(node)) && name(node).isBlank())
                .forEach(node -> gaps.add("told: without a name: " + role(node)));
        return gaps;
    }

    private static void differ(List<String> gaps, String what, long shown, long told) {
        if (shown != told) {
            gaps.add("told: " + told + " of " + shown + " " + what);
        }
    }

    private static long count(List<Map<?, ?>> told, String role) {
        return told.stream().filter(node -> role(node).equals(role)).count();
    }

    private List<Map<?, ?>> told() {
        List<?> nodes = (List<?>) window.executeCdpCommand("Accessibility.getFullAXTree", Map.of())
                .get("nodes");
        List<Map<?, ?>> told = new ArrayList<>();
        for (Object node : nodes) {
            Map<?, ?> one = (Map<?, ?>) node;
            if (!Boolean.TRUE.equals(one.get("ignored"))) {
                told.add(one);
            }
        }
        return told;
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
