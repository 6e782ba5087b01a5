package org.tradebench.cache.policy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the {@code component} elements of {@code cachespec.xml}.
 *
 * @param <S> what the components read: commands, or the facts of requests
 */
final class ComponentReader<S> {
    private final ComponentTypes<S> types;
    private final PolicyWarnings warnings;

    ComponentReader(ComponentTypes<S> types, PolicyWarnings warnings) {
        this.types = types;
        this.warnings = warnings;
    }

    /** @return empty when the component's type is one of those that are left out */
    Optional<Component<S>> read(XmlElement element) {
        element.onlyAttributes("id", "type", "ignore-value", "multipleIDs");
        element.onlyChildren("method", "field", "index", "required", "value", "not-value");
        element.noText();
        String type = element.requiredAttribute("type", "one of " + String.join(", ", types.names()));
        String id = element.attribute("id").orElse("");
        Component.Declaration declaration = new Component.Declaration(
                element.file(),
                element.line(),
                type,
                id.isEmpty() ? type : id,
                element.booleanAttribute("ignore-value"),
                element.booleanAttribute("multipleIDs"),
                element.child("required")
                        .map(required -> required.asBoolean("", required.text()))
                        .orElse(true));
        ValueTest values = test(element, "value");
        ValueTest notValues = test(element, "not-value");
        Optional<ValueSource<S>> source = types.source(type, id);
        if (source.isEmpty() && !ComponentTypes.KNOWN.contains(type)) {
            throw element.wrong("type is '" + type + "'; expected one of " + String.join(", ", types.names()));
        }
        if (source.isPresent() && id.isEmpty() && !isAlone(type)) {
            throw element.wrong("has no attribute id; expected the name of the " + type);
        }
        return source.map(start -> new Component<>(declaration, start, chain(element, type, start), values, notValues));
    }

    /** Returns whether a request has one such value only, so that it needs no name. */
    private static boolean isAlone(String type) {
        return Set.of("sessionId", "pathinfo", "servletpath", "locale", "requestType")
                .contains(type);
    }

    private ValueSource<S> chain(XmlElement element, String type, ValueSource<S> start) {
        if (!types.isChainable(type)) {
            for (XmlElement child : element.children()) {
                if (isLink(child) || child.name().equals("index")) {
                    warnings.ignored(
                            child, "<" + child.name() + "> in a component of type " + type, "the whole value is used");
                }
            }
            return start;
        }
        return next(element, indexed(element, start));
    }

    private static boolean isLink(XmlElement child) {
        return child.name().equals("method") || child.name().equals("field");
    }

    /** Applies the method or field in this element to the value so far. */
    private ValueSource<S> next(XmlElement element, ValueSource<S> soFar) {
        List<XmlElement> links =
                element.children().stream().filter(ComponentReader::isLink).toList();
        if (links.isEmpty()) {
            return soFar;
        }
        if (links.size() > 1) {
            throw links.get(1)
                    .wrong("is a second method or field beside <" + links.get(0).name()
                            + ">; expected one, with the next of the chain inside it");
        }
        XmlElement link = links.get(0);
        link.onlyAttributes();
        link.onlyChildren("method", "field", "index");
        String name = link.requiredText("the name of a public " + link.name());
        Accessor accessor = link.name().equals("method") ? Accessor.method(name) : Accessor.field(name);
        return next(link, indexed(link, soFar.then(accessor)));
    }

    private ValueSource<S> indexed(XmlElement element, ValueSource<S> source) {
        return element.child("index")
                .map(index -> source.at(index.asNumber("", index.text(), 0, Integer.MAX_VALUE)))
                .orElse(source);
    }

    private static ValueTest test(XmlElement component, String name) {
        Set<String> texts = new HashSet<>();
        List<ValueTest.Range> ranges = new ArrayList<>();
        for (XmlElement value : component.children(name)) {
            value.onlyAttributes();
            value.onlyChildren("range");
            if (value.children().isEmpty()) {
                texts.add(value.text());
            } else {
                value.noText();
            }
            for (XmlElement range : value.children()) {
                ranges.add(range(range));
            }
        }
        return new ValueTest(texts, ranges);
    }

    private static ValueTest.Range range(XmlElement range) {
        range.onlyAttributes("low", "high");
        range.onlyChildren();
        int low = bound(range, "low");
        int high = bound(range, "high");
        if (low > high) {
            throw range.wrong("goes from " + low + " to " + high + "; expected low not above high");
        }
        return new ValueTest.Range(low, high);
    }

    private static int bound(XmlElement range, String name) {
        return range.asNumber(
                "attribute " + name,
                range.requiredAttribute(name, "a whole number"),
                Integer.MIN_VALUE,
                Integer.MAX_VALUE);
    }
}
