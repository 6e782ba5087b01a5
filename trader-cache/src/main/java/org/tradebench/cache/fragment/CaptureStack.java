package org.tradebench.cache.fragment;

import jakarta.servlet.ServletRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.coherence.Lease;

/** Holds the running recordings of one request, the outermost first, and the state of the whole request. */
final class CaptureStack {
    static final String ATTRIBUTE = "org.tradebench.cache.fragment.";
    private static final String NAME = ATTRIBUTE + "Stack";

    private final FragmentCache cache;
    private final boolean skipping;
    private final Map<CacheInstance, Lease> leases;
    private final List<Capture> captures = new ArrayList<>();
    private boolean draining;

    /** @param skipping whether the request neither reads the cache nor writes it */
    CaptureStack(FragmentCache cache, boolean skipping) {
        this.cache = cache;
        this.skipping = skipping;
        this.leases = cache.leases();
    }

    /** Returns the stack of this request; null outside every request that passes the filter. */
    static @Nullable CaptureStack of(ServletRequest request) {
        return (CaptureStack) request.getAttribute(NAME);
    }

    void attachTo(ServletRequest request) {
        request.setAttribute(NAME, this);
    }

    static void detachFrom(ServletRequest request) {
        request.removeAttribute(NAME);
    }

    FragmentCache cache() {
        return cache;
    }

    boolean isSkipping() {
        return skipping;
    }

    /**
     * Returns what was known when the request came. A fragment is not stored under a later lease: it may show what the page that includes it had read before.
     */
    Lease lease(CacheInstance instance) {
        return Objects.requireNonNull(leases.get(instance), "an instance of the fragment cache");
    }

    List<Capture> recording() {
        return captures.stream().filter(Capture::isRecording).toList();
    }

    void push(Capture capture) {
        captures.add(capture);
    }

    void pop(Capture capture) {
        captures.remove(capture);
    }

    void forbidAll() {
        recording().forEach(Capture::forbid);
    }

    boolean isDraining() {
        return draining;
    }

    void draining(boolean nowDraining) {
        draining = nowDraining;
    }
}
