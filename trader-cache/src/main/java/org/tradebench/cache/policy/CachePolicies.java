package org.tradebench.cache.policy;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Holds the policies of one {@code cachespec.xml}. Immutable. */
public final class CachePolicies {
    private final Map<String, CachePolicy<Object>> commands;
    private final Map<String, CachePolicy<RequestFacts>> servlets;
    private final List<CachePolicy<?>> inOrder;
    private final String skipCacheAttribute;
    private final List<String> warnings;

    CachePolicies(
            List<CachePolicy<Object>> commands,
            List<CachePolicy<RequestFacts>> servlets,
            String skipCacheAttribute,
            List<String> warnings) {
        this.commands = byName(commands);
        this.servlets = byName(servlets);
        this.skipCacheAttribute = skipCacheAttribute;
        this.warnings = List.copyOf(warnings);
        List<CachePolicy<?>> all = new ArrayList<>(servlets);
        all.addAll(commands);
        this.inOrder = List.copyOf(all);
    }

    private static <S> Map<String, CachePolicy<S>> byName(List<CachePolicy<S>> policies) {
        Map<String, CachePolicy<S>> byName = new HashMap<>();
        for (CachePolicy<S> policy : policies) {
            policy.names().forEach(name -> byName.put(name, policy));
        }
        return Map.copyOf(byName);
    }

    /**
     * Reads a file.
     *
     * @param fileName what messages call it
     */
    public static CachePolicies parse(InputStream in, String fileName) {
        return SpecReader.read(XmlTree.read(in, fileName));
    }

    public static CachePolicies none() {
        return new CachePolicies(List.of(), List.of(), "", List.of());
    }

    /** @param className as {@link Class#getName()} has it */
    public Optional<CachePolicy<Object>> forCommand(String className) {
        return Optional.ofNullable(commands.get(className));
    }

    /** @param name a path below the context root, or a servlet's class with {@code .class} */
    public Optional<CachePolicy<RequestFacts>> forServlet(String name) {
        return Optional.ofNullable(servlets.get(name));
    }

    /** Returns the request attribute that keeps a request from the cache; "" when the file names none. */
    public String skipCacheAttribute() {
        return skipCacheAttribute;
    }

    /** Returns a warning, with its line, for each declaration in the file that is not supported. */
    public List<String> warnings() {
        return warnings;
    }

    /** Returns every policy: first the servlets', then the commands', each in the order of the file. */
    public List<CachePolicy<?>> all() {
        return inOrder;
    }
}
