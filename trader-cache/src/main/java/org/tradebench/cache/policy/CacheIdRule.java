package org.tradebench.cache.policy;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;

/**
 * Makes ids in one way, and holds what applies to the entries that have one.
 *
 * @param <S> what is cached: commands, or the facts of requests
 */
public record CacheIdRule<S>(
        List<Component<S>> components, EntryOptions limits, PolicyProperties properties, int line) {
    public CacheIdRule {
        components = List.copyOf(components);
    }

    /** @return false, and the id unfinished, when a component fails */
    boolean append(S subject, StringBuilder id, IdText idText) {
        for (Component<S> component : components) {
            Object answer = component.answer(subject);
            if (answer == Component.Answer.FAILED) {
                return false;
            }
            if (answer instanceof String text) {
                id.append(':').append(component.id());
                if (!component.ignoreValue()) {
                    id.append('=').append(idText.safe(text));
                }
            }
        }
        return true;
    }

    /** Returns the options for looking up an entry, whose groups are not known yet. */
    public EntryOptions options(String template) {
        return limits.withTemplate(template);
    }

    public EntryOptions options(String template, Set<?> dependencyIds) {
        return limits.withTemplate(template).withDependencyIds(dependencyIds);
    }

    public Duration timeout() {
        return limits.timeToLive();
    }

    public Duration inactivity() {
        return limits.inactivity();
    }

    public int priority() {
        return limits.priority();
    }

    /** Returns the sharing policy of entries with an id of this rule; null when the instance's default holds. */
    public @Nullable SharingPolicy sharingPolicy() {
        return limits.sharingPolicy();
    }

    @Override
    public String toString() {
        return components.isEmpty() ? "one for all" : components.toString();
    }
}
