package org.tradebench.cache.policy;

/** Whether the work of this thread is to read nothing from the cache and to store nothing: that of a request marked so. Invalidations run all the same. */
public final class CacheSkip {
    private static final ThreadLocal<Boolean> ON = new ThreadLocal<>();

    private CacheSkip() {}

    public static boolean isOn() {
        return ON.get() != null;
    }

    /** From here to {@link Scope#close()}, which must be called on the same thread. */
    public static Scope begin() {
        boolean already = isOn();
        ON.set(Boolean.TRUE);
        return already ? () -> {} : ON::remove;
    }

    /** A stretch of work past the cache. */
    @FunctionalInterface
    public interface Scope extends AutoCloseable {
        @Override
        void close();
    }
}
