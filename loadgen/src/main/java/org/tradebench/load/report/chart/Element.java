package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Holds an element of HTML or SVG; text and attribute values are escaped when it is written. */
public final class Element {
    /** HTML's elements without content, written without an end tag. */
    private static final Set<String> EMPTY = Set.of("br", "hr", "meta", "col", "wbr");

    private final String name;
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private final List<Object> children = new ArrayList<>();

    /** Holds text that is written without escaping. */
    private record Raw(String text) {}

    private Element(String name) {
        this.name = name;
    }

    public static Element of(String name, Object... children) {
        return new Element(name).add(children);
    }

    /** Makes a section of a report under its heading. */
    public static Element section(String heading, Object... content) {
        return of("section", of("h2", heading)).add(content);
    }

    /** Makes a list with an entry for each element or text. */
    public static Element list(Collection<?> entries) {
        return of("ul", entries.stream().map(entry -> of("li", entry)).toList());
    }

    /** Makes the result of a run or a check, in its colour. */
    public static Element finding(Enum<?> result) {
        return of("span", result.name())
                .with("class", "finding " + result.name().toLowerCase(Locale.ROOT));
    }

    public static Element style(String css) {
        if (css.contains("</")) {
            throw new IllegalArgumentException("a style sheet cannot hold an end tag");
        }
        return raw("style", css);
    }

    /** Returns a block of HTML from a renderer that has escaped its texts. */
    static Element html(String html) {
        return raw("div", html);
    }

    private static Element raw(String name, String content) {
        Element element = new Element(name);
        element.children.add(new Raw(content));
        return element;
    }

    /** Sets an attribute; numbers with up to two decimals. */
    public Element with(String attribute, Object value) {
        attributes.put(attribute, value instanceof Double number ? Numbers.svg(number) : String.valueOf(value));
        return this;
    }

    /** Adds elements, lists of elements, and text. */
    public Element add(Object... more) {
        for (Object child : more) {
            if (child instanceof Iterable<?> list) {
                list.forEach(this::add);
            } else {
                children.add(child instanceof Element ? child : String.valueOf(child));
            }
        }
        return this;
    }

    /** Returns the attribute's value; null when the element has none of this name. */
    public @Nullable String attribute(String attribute) {
        return attributes.get(attribute);
    }

    /** Returns the child elements and texts, in the order of the document. */
    public List<Object> children() {
        return Collections.unmodifiableList(children);
    }

    /** Returns all texts within it. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Object child : children) {
            text.append(child instanceof Element element ? element.text() : child instanceof String words ? words : "");
        }
        return text.toString();
    }

    /** Returns all elements of a name within it, in the order of the document. */
    public List<Element> all(String wanted) {
        List<Element> found = new ArrayList<>();
        for (Object child : children) {
            if (child instanceof Element element) {
                if (element.name.equals(wanted)) {
                    found.add(element);
                }
                found.addAll(element.all(wanted));
            }
        }
        return found;
    }

    /** Returns the first element of a name within it; null when there is none. */
    public @Nullable Element first(String wanted) {
        List<Element> found = all(wanted);
        return found.isEmpty() ? null : found.get(0);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    private void write(StringBuilder text) {
        text.append('<').append(name);
        attributes.forEach((key, value) ->
                text.append(' ').append(key).append("=\"").append(escape(value)).append('"'));
        text.append('>');
        if (EMPTY.contains(name)) {
            return;
        }
        for (Object child : children) {
            if (child instanceof Element element) {
                element.write(text);
            } else if (child instanceof Raw raw) {
                text.append(raw.text());
            } else {
                text.append(escape((String) child));
            }
        }
        text.append("</").append(name).append('>');
        if (name.matches("section|p|table|tr|svg|li|details|h[12]")) {
            text.append('\n');
        }
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
