package org.tradebench.cache.cluster;

import java.util.Set;

/**
 * The faults of a simulated network.
 *
 * @param loss share of messages that are lost
 * @param repetition share of messages that arrive twice
 * @param reorder whether messages from one member to another may overtake each other
 * @param events events that may happen to members
 */
record Faults(double loss, double repetition, boolean reorder, Set<Event> events) {
    enum Event {
        CRASH,
        /** A new member joins, whether or not another one has crashed. */
        START,
        PARTITION,
        HEAL,
        /** A member does nothing for some time, as in a long garbage collection; the others may or may not consider it lost. */
        PAUSE,
        RESUME
    }

    static final Faults NONE = new Faults(0, 0, false, Set.of());

    static final Faults ALL = new Faults(0.05, 0.05, true, Set.of(Event.values()));

    Faults withLoss(double newLoss) {
        return new Faults(newLoss, repetition, reorder, events);
    }

    Faults withReorder(boolean newReorder) {
        return new Faults(loss, repetition, newReorder, events);
    }

    Faults withEvents(Event... newEvents) {
        return new Faults(loss, repetition, reorder, Set.of(newEvents));
    }
}
