package org.tradebench.cache.policy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Holds an element of the file with its line, and reads its parts; anything unexpected is an exception. */
final class XmlElement {
    private final String file;
    private final int line;
    private final String name;
    private final Map<String, String> attributes;
    private final List<XmlElement> children = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    XmlElement(String file, int line, String name, Map<String, String> attributes) {
        this.file = file;
        this.line = line;
        this.name = name;
        this.attributes = attributes;
    }

    void add(XmlElement child) {
        children.add(child);
    }

    void addText(char[] characters, int start, int length) {
        text.append(characters, start, length);
    }

    String file() {
        return file;
    }

    int line() {
        return line;
    }

    String name() {
        return name;
    }

    List<XmlElement> children() {
        return children;
    }

    List<XmlElement> children(String childName) {
        return children.stream().filter(child -> child.name.equals(childName)).toList();
    }

    Optional<XmlElement> child(String childName) {
        List<XmlElement> found = children(childName);
        if (found.size() > 1) {
            throw found.get(1).wrong("is there a second time; expected at most one in <" + name + ">");
        }
        return found.stream().findFirst();
    }

    /** Returns the text outside the children, trimmed. */
    String text() {
        return text.toString().strip();
    }

    String requiredText(String meaning) {
        String found = text();
        if (found.isEmpty()) {
            throw wrong("is empty; expected " + meaning);
        }
        return found;
    }

    /** Rejects text where there may only be elements. */
    void noText() {
        if (!text().isEmpty()) {
            throw wrong("holds the text '" + text() + "'; expected elements only");
        }
    }

    Optional<String> attribute(String attributeName) {
        return Optional.ofNullable(attributes.get(attributeName)).map(String::strip);
    }

    String requiredAttribute(String attributeName, String meaning) {
        return attribute(attributeName)
                .filter(value -> !value.isEmpty())
                .orElseThrow(() -> wrong("has no attribute " + attributeName + "; expected " + meaning));
    }

    boolean booleanAttribute(String attributeName) {
        return attribute(attributeName)
                .map(value -> asBoolean("attribute " + attributeName, value))
                .orElse(false);
    }

    /** @param what the name in a message; "" for the element itself */
    boolean asBoolean(String what, String value) {
        if (value.equalsIgnoreCase("true")) {
            return true;
        }
        if (value.equalsIgnoreCase("false")) {
            return false;
        }
        throw wrong((what.isEmpty() ? "is" : what + " is") + " '" + value + "'; expected true or false");
    }

    /**
     * @param what the name in a message; "" for the element itself
     * @return the text as a whole number from low to high
     */
    int asNumber(String what, String value, int low, int high) {
        try {
            int number = Integer.parseInt(value);
            if (number >= low && number <= high) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // Rejected below, like a number out of range.
        }
        throw wrong((what.isEmpty() ? "is" : what + " is") + " '" + value + "'; expected a whole number from " + low
                + " to " + high);
    }

    void onlyChildren(String... allowed) {
        for (XmlElement child : children) {
            if (!Arrays.asList(allowed).contains(child.name)) {
                throw child.wrong("is not possible in <" + name + ">; expected "
                        + (allowed.length == 0 ? "no element" : "one of " + String.join(", ", allowed)));
            }
        }
    }

    void onlyAttributes(String... allowed) {
        Set<String> possible = Set.of(allowed);
        for (String attribute : attributes.keySet()) {
            if (!possible.contains(attribute) && !attribute.startsWith("xml")) {
                throw wrong("has the attribute '" + attribute + "'; expected "
                        + (allowed.length == 0 ? "none" : "one of " + String.join(", ", allowed)));
            }
        }
    }

    CacheSpecException wrong(String problem) {
        return new CacheSpecException(file, line, name, problem);
    }
}
