package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;
import org.tradebench.cache.coherence.Origin;

/**
 * Tracks the moment up to which this member has received every invalidation by the other members of its view. It asks all of them for their positions; once all
 * have answered, the moment is when it asked. A member that was paused, or is cut off, finds that the moment is long past, however many earlier messages still
 * arrive. Times are of the monotonic clock, in nanoseconds. Thread safe.
 */
final class Contact {
    private final long longest;
    private final Set<Origin> missing = new HashSet<>();
    private long request;
    private long askedAt;
    private volatile long upToDateAt;

    Contact(Duration longest, long now) {
        this.longest = longest.toNanos();
        this.upToDateAt = now;
    }

    /** Returns whether the last moment is not too long ago to answer from memory. */
    boolean isRecent(long now) {
        return now - upToDateAt < longest;
    }

    /**
     * Begins to ask, or goes on while answers are missing: a question or an answer may be lost.
     *
     * @param others all of the view
     * @return the number of the request to be sent; empty: there is no other member
     */
    synchronized OptionalLong ask(Set<Origin> others, long now) {
        if (missing.isEmpty() || now - askedAt >= longest) {
            request++;
            askedAt = now;
            missing.clear();
            missing.addAll(others);
            endIfAnswered();
        }
        return missing.isEmpty() ? OptionalLong.empty() : OptionalLong.of(request);
    }

    /** Records an answer given in the view of this member; to be called after everything that it reports has been applied. */
    synchronized void answered(long number, Origin from) {
        if (number == request && missing.remove(from)) {
            endIfAnswered();
        }
    }

    /** Forgets the answers to what was asked in another view: they do not say what the members of this one know. */
    synchronized void viewed() {
        missing.clear();
        request++;
    }

    private void endIfAnswered() {
        if (missing.isEmpty()) {
            upToDateAt = askedAt;
        }
    }
}
