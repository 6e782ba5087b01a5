package org.tradebench.cache.coherence;

import java.util.UUID;

/** Identifies one life of one member: a restarted member is another origin, so that its numbers may begin at one again. */
public record Origin(UUID id) {
    public static Origin random() {
        return new Origin(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString().substring(0, 8);
    }
}
