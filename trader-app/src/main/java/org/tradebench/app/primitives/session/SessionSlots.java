package org.tradebench.app.primitives.session;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * Limits the sessions that the primitives hold at once, because a client that never returns a cookie makes a session with each request and could fill the memory. A slot that was not used for longer than its session lives is free again.
 */
final class SessionSlots {
    /** Seconds that a session of a primitive lives without being used. */
    static final int IDLE_SECONDS = 60;

    private final Map<String, Long> lastUse = new ConcurrentHashMap<>();
    private final int limit;
    private final LongSupplier nanoTime;

    /** @param nanoTime a monotonic clock */
    SessionSlots(int limit, LongSupplier nanoTime) {
        this.limit = limit;
        this.nanoTime = nanoTime;
    }

    boolean isFree() {
        if (lastUse.size() >= limit) {
            long now = nanoTime.getAsLong();
            long idle = Duration.ofSeconds(IDLE_SECONDS).toNanos();
            lastUse.values().removeIf(last -> now - last > idle);
        }
        return lastUse.size() < limit;
    }

    /** Records that a session has begun or is still used. */
    void use(String id) {
        lastUse.put(id, nanoTime.getAsLong());
    }

    void giveBack(String id) {
        lastUse.remove(id);
    }
}
