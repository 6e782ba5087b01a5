package org.tradebench.cache.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Makes dependency ids or invalidations: {@code Name:value:value}, of the components that have a value that is not ignored.
 *
 * @param <S> what its components read: a command, or the facts of a request
 */
public record NameRule<S>(String base, List<Component<S>> components, int line) {
    public NameRule {
        components = List.copyOf(components);
    }

    /** Adds its names; none, if a component fails. */
    void addNames(S subject, Set<Object> names) {
        List<String> made = List.of(base);
        for (Component<S> component : components) {
            Object answer = component.answer(subject);
            if (answer == Component.Answer.FAILED) {
                return;
            }
            if (answer instanceof String text && !component.ignoreValue()) {
                made = extended(made, component.alternatives(subject, text));
            }
        }
        names.addAll(made);
    }

    private static List<String> extended(List<String> names, List<String> values) {
        List<String> longer = new ArrayList<>(names.size() * values.size());
        for (String name : names) {
            for (String value : values) {
                longer.add(name + ":" + value);
            }
        }
        return longer;
    }

    @Override
    public String toString() {
        return base + (components.isEmpty() ? "" : " " + components);
    }
}
