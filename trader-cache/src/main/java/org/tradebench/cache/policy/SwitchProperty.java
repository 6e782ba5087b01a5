package org.tradebench.cache.policy;

import java.util.Set;

/**
 * Turns a property on or off, with exceptions by name.
 *
 * @param except names for which the opposite holds
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

    public boolean isEverOn() {
        return on || !except.isEmpty();
    }
}
