package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The report's style sheet, worked out to attributes of a single element in its light colours: programs that show SVG know neither the page's style sheet nor, most
 * of them, variables.
 *
 * <p>It knows as much of CSS as the report's own sheet uses for charts: an element's name and its classes, the later rule wins, variables.
 */
final class FigureStyle {
    /** What a chart is drawn with. */
    private static final Set<String> DRAWN = Set.of(
            "fill",
            "fill-opacity",
            "stroke",
            "stroke-width",
            "stroke-dasharray",
            "stroke-linejoin",
            "opacity",
            "font-size",
            "font-weight");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)}");
    private static final Pattern SELECTOR = Pattern.compile("(?:svg )?([a-z]*)((?:\\.[a-z0-9_-]+)*)");
    private static final Pattern VARIABLE = Pattern.compile("var\\((--[a-z0-9]+)\\)");

    /** A rule for elements of a name (empty: any) that have all these classes. */
    private record Rule(String name, Set<String> classes, Map<String, String> properties) {
        boolean holdsFor(String element, Set<String> its) {
            return (name.isEmpty() || name.equals(element)) && its.containsAll(classes);
        }
    }

    private final Map<String, String> variables = new LinkedHashMap<>();
    private final List<Rule> rules = new ArrayList<>();

    /** Reads a style sheet. */
    FigureStyle(String css) {
        Matcher rule = RULE.matcher(withoutMedia(COMMENT.matcher(css).replaceAll("")));
        while (rule.find()) {
            Map<String, String> properties = properties(rule.group(2));
            for (String selector : rule.group(1).strip().split("\\s*,\\s*", -1)) {
                Matcher known = SELECTOR.matcher(selector);
                if (selector.equals(":root")) {
                    variables.putAll(properties);
                } else if (known.matches()) {
                    rules.add(new Rule(known.group(1), classes(known.group(2).replace('.', ' ')), properties));
                }
            }
        }
    }

    /** What holds in the dark, on paper or on a small screen only. */
    private static String withoutMedia(String css) {
        StringBuilder text = new StringBuilder();
        int depth = 0;
        int skippedFrom = -1;
        for (int i = 0; i < css.length(); i++) {
            char c = css.charAt(i);
            if (c == '@' && skippedFrom < 0) {
                skippedFrom = depth;
            }
            if (skippedFrom < 0) {
                text.append(c);
            }
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (c == '}' && depth == skippedFrom) {
                skippedFrom = -1;
            }
        }
        return text.toString();
    }

    private static Map<String, String> properties(String block) {
        Map<String, String> properties = new LinkedHashMap<>();
        for (String line : block.split(";", -1)) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                properties.put(
                        line.substring(0, colon).strip(),
                        line.substring(colon + 1).strip());
            }
        }
        return properties;
    }

    private static Set<String> classes(String words) {
        return words.isBlank() ? Set.of() : Set.of(words.strip().split("\\s+", -1));
    }

    /**
     * The attributes that draw an element as the page would.
     *
     * @param words its classes, a space between two; null without any
     */
    Map<String, String> attributes(String element, String words) {
        Set<String> its = classes(words == null ? "" : words);
        Map<String, String> all = new LinkedHashMap<>();
        rules.stream().filter(rule -> rule.holdsFor(element, its)).forEach(rule -> all.putAll(rule.properties()));
        Map<String, String> drawn = new LinkedHashMap<>();
        all.forEach((property, value) -> {
            if (DRAWN.contains(property)) {
                drawn.put(property, value(value, all));
            }
        });
        return drawn;
    }

    /** A colour of the page by its variable. */
    String colour(String variable) {
        return variables.get(variable);
    }

    /** A class may name its colour by a variable of its own, which names one of the page's. */
    private String value(String value, Map<String, String> own) {
        String text = value;
        for (Matcher variable = VARIABLE.matcher(text); variable.find(); variable = VARIABLE.matcher(text)) {
            String name = variable.group(1);
            String meant = own.getOrDefault(name, variables.get(name));
            text = variable.replaceFirst(Matcher.quoteReplacement(meant == null ? "none" : meant));
        }
        return text;
    }
}
