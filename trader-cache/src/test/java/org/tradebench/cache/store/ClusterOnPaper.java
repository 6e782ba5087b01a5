package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.Replica;
import org.tradebench.cache.spi.Replication;

/** A cluster that records the instance's calls, and answers requests for entries as the test sets. */
final class ClusterOnPaper implements ClusterMembership, Replication {
    final List<String> calls = Collections.synchronizedList(new ArrayList<>());
    private final Origin self = Origin.random();
    volatile Replica replica;
    volatile EntrySnapshot lastStored;
    volatile EntrySnapshot answer;
    /** Called whenever the instance reports a stored entry. */
    volatile Runnable onStored = () -> {};

    @Override
    public Origin self() {
        return self;
    }

    @Override
    public Replication join(Replica joining) {
        replica = joining;
        return this;
    }

    @Override
    public void leave(Replica leaving) {
        calls.add("left");
    }

    @Override
    public void stored(EntrySnapshot entry, boolean replaced) {
        lastStored = entry;
        onStored.run();
        calls.add("stored " + entry.id() + " " + entry.options().sharingPolicy() + (replaced ? " again" : ""));
    }

    @Override
    public Optional<EntrySnapshot> ask(Object id, SharingPolicy policy) {
        calls.add("ask " + id + " " + policy);
        return Optional.ofNullable(answer).filter(entry -> entry.id().equals(id));
    }

    @Override
    public void invalidated(long number, Set<Object> names, InvalidationCause cause) {
        calls.add("invalidated " + number + " " + new TreeSet<>(names) + " " + cause);
    }

    @Override
    public void flush() {
        calls.add("flush confirmed");
    }

    @Override
    public void aliased(Object id, Set<Object> aliases, boolean added) {
        calls.add((added ? "alias " : "no alias ") + id + " " + new TreeSet<>(aliases));
    }

    @Override
    public AnnouncedUpdate announce(Set<Object> names) {
        calls.add("announced " + new TreeSet<>(names));
        return () -> calls.add("closed");
    }
}
