package org.tradebench.cache.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.SharingPolicy;

/**
 * Reads the {@code cache-entry} elements of one class, commands or servlets, in {@code cachespec.xml}.
 *
 * @param <S> what is cached: commands, or the facts of requests
 */
final class EntryReader<S> {
    private final CacheClass cacheClass;
    private final RuleReader<S> rules;
    private final CachePolicy.IdEnd<S> end;
    private final PolicyWarnings warnings;

    EntryReader(CacheClass cacheClass, ComponentTypes<S> types, CachePolicy.IdEnd<S> end, PolicyWarnings warnings) {
        this.cacheClass = cacheClass;
        this.rules = new RuleReader<>(types, warnings);
        this.end = end;
        this.warnings = warnings;
    }

    CachePolicy<S> read(XmlElement element, String cacheInstance) {
        element.onlyAttributes();
        element.noText();
        element.onlyChildren(
                "class", "name", "sharing-policy", "property", "cache-id", "dependency-id", "invalidation");
        PropertyReader properties = PropertyReader.of(element, warnings);
        SharingPolicy sharing = element.child("sharing-policy")
                .or(() -> properties.element("sharing-policy"))
                .map(RuleReader::sharingPolicy)
                .orElse(null);
        List<CacheIdRule<S>> cacheIds = element.children("cache-id").stream()
                .map(cacheId -> rules.cacheId(cacheId, properties, sharing))
                .flatMap(Optional::stream)
                .toList();
        CachePolicy.Head head = new CachePolicy.Head(
                cacheClass, names(element), cacheInstance, sharing, element.file(), element.line());
        return new CachePolicy<>(
                head,
                properties.read(),
                cacheIds,
                names(element, "dependency-id"),
                names(element, "invalidation"),
                end);
    }

    private List<NameRule<S>> names(XmlElement element, String ruleName) {
        return element.children(ruleName).stream()
                .map(rules::name)
                .flatMap(Optional::stream)
                .toList();
    }

    private List<String> names(XmlElement element) {
        List<String> names = new ArrayList<>();
        for (XmlElement name : element.children("name")) {
            name.onlyChildren();
            String text = name.requiredText(
                    cacheClass == CacheClass.COMMAND
                            ? "a command's class"
                            : "a path below the context root or a class");
            names.add(canonical(text));
        }
        if (names.isEmpty()) {
            throw element.wrong("has no <name>; expected at least one");
        }
        return List.copyOf(names);
    }

    private String canonical(String name) {
        if (cacheClass == CacheClass.COMMAND) {
            return name.endsWith(".class") ? name.substring(0, name.length() - ".class".length()) : name;
        }
        return name.endsWith(".class") || name.startsWith("/") ? name : "/" + name;
    }

    /** Returns classes of entries that exist in DynaCache and are left out. */
    static Set<String> obsolete() {
        return Set.of("webservice", "JAXRPCClient", "static", "portlet");
    }
}
