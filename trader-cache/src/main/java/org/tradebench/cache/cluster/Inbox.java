package org.tradebench.cache.cluster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.cluster.Message.Alias;
import org.tradebench.cache.cluster.Message.Announcement;
import org.tradebench.cache.cluster.Message.Begin;
import org.tradebench.cache.cluster.Message.Bootstrap;
import org.tradebench.cache.cluster.Message.Confirm;
import org.tradebench.cache.cluster.Message.Confirmed;
import org.tradebench.cache.cluster.Message.Digest;
import org.tradebench.cache.cluster.Message.DigestWanted;
import org.tradebench.cache.cluster.Message.Drop;
import org.tradebench.cache.cluster.Message.End;
import org.tradebench.cache.cluster.Message.Invalidation;
import org.tradebench.cache.cluster.Message.Pull;
import org.tradebench.cache.cluster.Message.PullReply;
import org.tradebench.cache.cluster.Message.Push;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.digest.Digests;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.Replica;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;

/** Applies other members' messages to one cache instance. Thread safe. */
final class Inbox {
    private record Waiting(Origin origin, Confirm confirm) {}

    private final ClusterContext context;
    private final Replica replica;
    private final Coherence coherence;
    private final Counters counters;
    private final MessageSender mail;
    private final AnnouncedIds announced;
    private final List<Waiting> waiting = new ArrayList<>();

    /** New members that have requested what this one holds: the entries, or only their ids. */
    private final Map<Origin, Bootstrap> entered = new LinkedHashMap<>();

    Inbox(ClusterContext context, Replica replica, MessageSender mail, AnnouncedIds announced) {
        this.context = context;
        this.replica = replica;
        this.coherence = replica.coherence();
        this.counters = replica.counters();
        this.mail = mail;
        this.announced = announced;
    }

    void receive(Origin from, List<Message> messages) {
        counters.count(CacheCounter.MESSAGES_RECEIVED);
        for (Message message : messages) {
            if (message instanceof Invalidation invalidation) {
                invalidate(from, invalidation);
            } else if (message instanceof Drop drop) {
                drop(drop.names());
            } else if (message instanceof Push push) {
                store(push);
            } else if (message instanceof Announcement announcement) {
                counters.count(CacheCounter.ANNOUNCEMENTS_RECEIVED);
                announced.add(announcement.id(), announcement.dependencyIds(), from);
            } else if (message instanceof Alias alias) {
                counters.count(CacheCounter.ALIASES_RECEIVED);
                replica.alias(alias.id(), alias.aliases(), alias.added());
            } else {
                handleOther(from, message);
            }
        }
        confirmWaiting(from);
    }

    private void handleOther(Origin from, Message message) {
        if (message instanceof Pull pull) {
            counters.count(CacheCounter.PULLS_RECEIVED);
            mail.send(from, new PullReply(pull.request(), find(pull.id())));
        } else if (message instanceof PullReply reply) {
            context.requests().answered(reply.request(), from, reply.entry());
        } else if (message instanceof Confirm confirm) {
            synchronized (waiting) {
                waiting.add(new Waiting(from, confirm));
            }
        } else if (message instanceof Confirmed confirmed) {
            context.requests().answered(confirmed.request(), from);
        } else if (message instanceof Begin begin) {
            coherence.bar(from, begin.token(), begin.names(), () -> {
                announced.forgetAll(begin.names());
                replica.remove(begin.names(), InvalidationCause.EXPLICIT);
            });
            mail.send(from, new Confirmed(begin.token()));
        } else if (message instanceof End end) {
            coherence.unbar(from, end.token(), end.number());
        } else if (message instanceof DigestWanted wanted) {
            // It visits every entry, so it must not hold up other messages.
            context.scheduling().execute(() -> sendDigest(from, wanted.request()));
        } else if (message instanceof Digest digest) {
            context.requests().answered(digest.request(), from, digest.digest());
        } else if (message instanceof Bootstrap bootstrap) {
            synchronized (entered) {
                entered.put(from, bootstrap);
            }
            bootstrapEntered();
        }
    }

    private void sendDigest(Origin to, long request) {
        mail.send(to, new Digest(request, Digests.of(replica.all())));
    }

    private void invalidate(Origin from, Invalidation invalidation) {
        counters.count(CacheCounter.INVALIDATIONS_RECEIVED);
        Set<Object> names = invalidation.names();
        coherence.apply(from, invalidation.first(), invalidation.last(), names, () -> {
            announced.forgetAll(names);
            replica.remove(names, invalidation.cause());
        });
    }

    private void drop(Set<Object> names) {
        counters.add(CacheCounter.DROPS_RECEIVED, Math.max(1, names.size()));
        announced.forgetAll(names);
        replica.remove(names, InvalidationCause.EXPLICIT);
    }

    private void store(Push push) {
        counters.count(CacheCounter.PUSHES_RECEIVED);
        if (!replica.accept(push.entry())) {
            counters.count(CacheCounter.PUSHES_REFUSED);
            if (push.replaced()) {
                replica.remove(Set.of(push.entry().id()), InvalidationCause.EXPLICIT);
            }
        }
    }

    private Optional<EntrySnapshot> find(Object id) {
        Lease before = coherence.lease();
        return replica.find(id).filter(Inbox::isShared).map(entry -> Outbox.SnapshotCopies.renewed(entry, before));
    }

    private static boolean isShared(EntrySnapshot entry) {
        return entry.options().sharingPolicy() != SharingPolicy.NOT_SHARED;
    }

    /**
     * Sends nothing before this member knows the positions of all others: earlier leases are from before the view that the new member has joined with, which no
     * member there may admit. A request may come that early, because it may overtake its sender's position.
     */
    void bootstrapEntered() {
        synchronized (entered) {
            if (entered.isEmpty()) {
                return;
            }
        }
        context.scheduling().execute(() -> {
            Lease before = coherence.lease();
            if (!before.complete()) {
                return;
            }
            Map<Origin, Bootstrap> given;
            synchronized (entered) {
                given = new LinkedHashMap<>(entered);
                entered.clear();
            }
            given.forEach((to, bootstrap) -> sendBootstrap(to, bootstrap.entries(), before));
        });
    }

    /** Sends a new member the entries that are pushed, or the ids of those that are announced. */
    private void sendBootstrap(Origin to, boolean entries, Lease before) {
        SharingPolicy policy = entries ? SharingPolicy.SHARED_PUSH : SharingPolicy.SHARED_PUSH_PULL;
        List<Message> messages = new ArrayList<>();
        replica.all()
                .filter(entry -> entry.options().sharingPolicy() == policy)
                .forEach(entry -> messages.add(
                        entries
                                ? new Push(Outbox.SnapshotCopies.renewed(entry, before), false)
                                : new Announcement(entry.id(), entry.options().dependencyIds())));
        mail.send(to, messages);
    }

    /** Confirms applied invalidations to the members that wait for it. */
    void confirmWaiting(Origin origin) {
        List<Waiting> answered = new ArrayList<>();
        synchronized (waiting) {
            if (waiting.isEmpty()) {
                return;
            }
            long position = coherence.lease().positions().of(origin);
            for (Waiting one : waiting) {
                if (one.origin.equals(origin) && one.confirm.number() <= position) {
                    answered.add(one);
                }
            }
            waiting.removeAll(answered);
        }
        answered.forEach(one -> mail.send(origin, new Confirmed(one.confirm.request())));
    }

    void retain(Set<Origin> members) {
        synchronized (waiting) {
            waiting.removeIf(one -> !members.contains(one.origin));
        }
        synchronized (entered) {
            entered.keySet().retainAll(members);
        }
    }
}
