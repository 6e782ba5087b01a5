package org.tradebench.cache.policy;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.SharingPolicy;

/**
 * Applies a cache-entry of the file to a command or to a servlet.
 *
 * @param <S> what is cached: the command itself, or the facts of a request
 */
public final class CachePolicy<S> {
    private final Head head;
    private final PolicyProperties properties;
    private final List<CacheIdRule<S>> cacheIds;
    private final List<NameRule<S>> dependencyIds;
    private final List<NameRule<S>> invalidations;
    private final IdEnd<S> end;
    private final IdText idText;

    /**
     * Describes what the policy applies to.
     *
     * @param cacheInstance "" for the default instance
     * @param sharingPolicy null when the instance's default holds
     */
    record Head(
            CacheClass cacheClass,
            List<String> names,
            String cacheInstance,
            @Nullable SharingPolicy sharingPolicy,
            String file,
            int line) {}

    /** Writes the end of an id, after its components. */
    @FunctionalInterface
    interface IdEnd<S> {
        /** @return false when the subject may not be cached at all */
        boolean append(S subject, CacheIdRule<S> rule, StringBuilder id, IdText idText);
    }

    CachePolicy(
            Head head,
            PolicyProperties properties,
            List<CacheIdRule<S>> cacheIds,
            List<NameRule<S>> dependencyIds,
            List<NameRule<S>> invalidations,
            IdEnd<S> end) {
        this.head = head;
        this.properties = properties;
        this.cacheIds = List.copyOf(cacheIds);
        this.dependencyIds = List.copyOf(dependencyIds);
        this.invalidations = List.copyOf(invalidations);
        this.end = end;
        this.idText = new IdText(bareComponents(cacheIds), head.cacheClass == CacheClass.SERVLET);
    }

    private static <S> Set<String> bareComponents(List<CacheIdRule<S>> rules) {
        Set<String> bare = new LinkedHashSet<>();
        for (CacheIdRule<S> rule : rules) {
            rule.components().stream().filter(Component::ignoreValue).forEach(component -> bare.add(component.id()));
        }
        return bare;
    }

    /**
     * Returns the id of the first rule whose every component succeeds.
     *
     * @param name the one of the policy's names that matched: the id begins with it
     * @return empty: not to be cached
     */
    public Optional<CacheId<S>> cacheId(String name, S subject) {
        for (CacheIdRule<S> rule : cacheIds) {
            StringBuilder id = new StringBuilder(96).append(name);
            if (rule.append(subject, id, idText)) {
                return end.append(subject, rule, id, idText)
                        ? Optional.of(new CacheId<>(id.toString(), rule))
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Returns the groups that what the subject makes belongs to, also when it is not to be cached. */
    public Set<Object> dependencyIds(S subject) {
        return names(dependencyIds, subject);
    }

    /** Returns what the subject's work invalidates. */
    public Set<Object> invalidations(S subject) {
        return names(invalidations, subject);
    }

    private static <S> Set<Object> names(List<NameRule<S>> rules, S subject) {
        if (rules.isEmpty()) {
            return Set.of();
        }
        Set<Object> names = new LinkedHashSet<>();
        for (NameRule<S> rule : rules) {
            rule.addNames(subject, names);
        }
        return names;
    }

    /**
     * Checks that subjects of this class have what the policy reads: otherwise a misspelt method name would go unnoticed, and invalidations would be missing.
     *
     * @throws CacheSpecException when they cannot
     */
    public void check(Class<? extends S> type) {
        cacheIds.forEach(rule -> rule.components().forEach(component -> component.check(type)));
        dependencyIds.forEach(rule -> rule.components().forEach(component -> component.check(type)));
        invalidations.forEach(rule -> rule.components().forEach(component -> component.check(type)));
    }

    public CacheClass cacheClass() {
        return head.cacheClass;
    }

    /** Returns its names in the order of the file; a command's without {@code .class}. */
    public List<String> names() {
        return head.names;
    }

    /** Returns the cache instance that the file names; "": the default one. */
    public String cacheInstance() {
        return head.cacheInstance;
    }

    /** Returns the sharing policy of the entry element; null when the instance's default holds. */
    public @Nullable SharingPolicy sharingPolicy() {
        return head.sharingPolicy;
    }

    /** Returns the properties of the entry; a cache-id may have its own. */
    public PolicyProperties properties() {
        return properties;
    }

    public List<CacheIdRule<S>> cacheIdRules() {
        return cacheIds;
    }

    public List<NameRule<S>> dependencyIdRules() {
        return dependencyIds;
    }

    public List<NameRule<S>> invalidationRules() {
        return invalidations;
    }

    public int line() {
        return head.line;
    }

    @Override
    public String toString() {
        return head.cacheClass.text() + " " + String.join(", ", head.names) + " (" + head.file + " line " + head.line
                + ")";
    }
}
