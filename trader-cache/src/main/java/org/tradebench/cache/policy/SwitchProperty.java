package org.tradebench.cache.policy;

import java.util.Set;

/**
 * A property that is on or off, and the names for which it is the other way round.
 *
 * @param on for every name but the exceptions
 * @param except names with the opposite answer
 */
public record SwitchProperty(boolean on, Set<String> except) {
    static final SwitchProperty ON = new SwitchProperty(true, Set.of());
    static final SwitchProperty OFF = new SwitchProperty(false, Set.of());

    public SwitchProperty {
        except = Set.copyOf(except);
    }

    public boolean isOnFor(String name) {
        return on != except.contains(name);
    }

    /** Whether it is on for any name at all. */
    public boolean isEverOn() {
        return on || !except.isEmpty();
    }
}
