package org.tradebench.cache.cluster;

import java.util.Set;

/**
 * What may go wrong on a simulated network, and how often.
 *
 * @param loss the share of messages that are lost, of those between two members
 * @param repetition the share of messages that come twice
 * @param reorder whether messages of one member may overtake each other
 * @param events what may befall members
 */
record Faults(double loss, double repetition, boolean reorder, Set<Event> events) {
    enum Event {
        CRASH,
        /** A new member enters, in a crashed one's place or on top. */
        START,
        PARTITION,
        HEAL,
        /** A member does nothing for a while, as in a long garbage collection; the others may take it for lost, or not. */
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
