package org.tradebench.cache.coherence;

import java.util.UUID;

/** One life of one member: a member that starts again is another origin, so that its numbers may begin at one again. */
public record Origin(UUID id) {
    public static Origin random() {
        return new Origin(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString().substring(0, 8);
    }
}
