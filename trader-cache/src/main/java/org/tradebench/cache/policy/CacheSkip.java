package org.tradebench.cache.policy;

/** Marks the work of a thread to read nothing from the cache and to store nothing. Invalidations run all the same. */
public final class CacheSkip {
    private static final ThreadLocal<Boolean> ON = new ThreadLocal<>();

    private CacheSkip() {}

    public static boolean isOn() {
        return ON.get() != null;
    }

    /** Begins what {@link Scope#close()} ends, which must be called on the same thread. */
    public static Scope begin() {
        boolean already = isOn();
        ON.set(Boolean.TRUE);
        return already ? () -> {} : ON::remove;
    }

    @FunctionalInterface
    public interface Scope extends AutoCloseable {
        @Override
        void close();
    }
}
