package org.tradebench.cache.policy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a whole {@code cachespec.xml} into cache policies. */
final class SpecReader {
    private final PolicyWarnings warnings = new PolicyWarnings();
    private final EntryReader<Object> commandReader =
            new EntryReader<>(CacheClass.COMMAND, new CommandTypes(), (command, rule, id, idText) -> true, warnings);
    private final EntryReader<RequestFacts> servletReader =
            new EntryReader<>(CacheClass.SERVLET, new RequestTypes(), new RequestIdEnd(), warnings);

    private final List<CachePolicy<Object>> commands = new ArrayList<>();
    private final List<CachePolicy<RequestFacts>> servlets = new ArrayList<>();

    /** Line where each name of each class was first given. */
    private final Map<String, Integer> lines = new HashMap<>();

    private String skipCacheAttribute = "";

    private SpecReader() {}

    static CachePolicies read(XmlElement root) {
        if (!root.name().equals("cache")) {
            throw root.wrong("is the root element; expected <cache>");
        }
        SpecReader reader = new SpecReader();
        reader.readCache(root);
        return new CachePolicies(reader.commands, reader.servlets, reader.skipCacheAttribute, reader.warnings.texts());
    }

    private void readCache(XmlElement cache) {
        cache.onlyAttributes();
        cache.noText();
        cache.onlyChildren(
                "display-name", "description", "cache-entry", "cache-instance", "group", "skip-cache-attribute");
        for (XmlElement child : cache.children()) {
            switch (child.name()) {
                case "cache-entry" -> readEntry(child, "");
                case "cache-instance" -> readInstance(child);
                case "group" -> warnings.ignored(child, "<group>", "external cache groups are ignored");
                default -> {} // A text for people, or the attribute below.
            }
        }
        readSkipCacheAttribute(cache);
    }

    private void readInstance(XmlElement instance) {
        instance.onlyAttributes("name");
        instance.noText();
        instance.onlyChildren("cache-entry", "skip-cache-attribute");
        String name = instance.requiredAttribute("name", "the name of a cache instance");
        if (instance.children("cache-entry").isEmpty()) {
            throw instance.wrong("has no <cache-entry>; expected at least one");
        }
        instance.children("cache-entry").forEach(entry -> readEntry(entry, name));
        readSkipCacheAttribute(instance);
    }

    /** Reads the name of the attribute that skips the cache. It applies to the whole request and thus to all instances, so that a file may have only one. */
    private void readSkipCacheAttribute(XmlElement parent) {
        Optional<XmlElement> element = parent.child("skip-cache-attribute");
        if (element.isEmpty()) {
            return;
        }
        String name = element.get().requiredText("the name of a request attribute");
        if (!skipCacheAttribute.isEmpty() && !skipCacheAttribute.equals(name)) {
            throw element.get()
                    .wrong("is '" + name + "', and '" + skipCacheAttribute
                            + "' elsewhere in the file; expected one name for all");
        }
        skipCacheAttribute = name;
    }

    private void readEntry(XmlElement entry, String cacheInstance) {
        XmlElement classElement =
                entry.child("class").orElseThrow(() -> entry.wrong("has no <class>; expected servlet or command"));
        String className = classElement.text();
        switch (className) {
            case "command" -> commands.add(checked(commandReader.read(entry, cacheInstance), entry));
            case "servlet" -> servlets.add(checked(servletReader.read(entry, cacheInstance), entry));
            default -> {
                if (!EntryReader.obsolete().contains(className)) {
                    throw classElement.wrong("is '" + className + "'; expected servlet or command");
                }
                warnings.ignored(classElement, "class '" + className + "'", "entries of it are ignored");
            }
        }
    }

    private <S> CachePolicy<S> checked(CachePolicy<S> policy, XmlElement entry) {
        List<XmlElement> names = entry.children("name");
        for (int i = 0; i < names.size(); i++) {
            String name = policy.names().get(i);
            Integer before = lines.putIfAbsent(
                    policy.cacheClass() + " " + name, names.get(i).line());
            if (before != null) {
                throw names.get(i)
                        .wrong("gives " + policy.cacheClass().text() + " '" + name
                                + "' a second policy; expected one (the first is on line " + before + ")");
            }
        }
        return policy;
    }
}
