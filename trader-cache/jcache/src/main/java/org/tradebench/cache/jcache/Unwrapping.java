package org.tradebench.cache.jcache;

/** Gives the object that an application asks for by its own class, as each {@code unwrap} of JCache does. */
final class Unwrapping {
    private Unwrapping() {}

    /**
     * Returns the first of the candidates that is of the type.
     *
     * @throws IllegalArgumentException when none is
     */
    static <T> T of(Class<T> type, Object... candidates) {
        for (Object candidate : candidates) {
            if (type.isInstance(candidate)) {
                return type.cast(candidate);
            }
        }
        throw new IllegalArgumentException("there is no " + type.getName() + " in "
                + candidates[0].getClass().getName());
    }
}
