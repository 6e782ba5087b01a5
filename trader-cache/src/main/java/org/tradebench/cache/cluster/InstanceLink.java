package org.tradebench.cache.cluster;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.UnconfirmedException;
import org.tradebench.cache.cluster.Message.Alias;
import org.tradebench.cache.cluster.Message.Begin;
import org.tradebench.cache.cluster.Message.Bootstrap;
import org.tradebench.cache.cluster.Message.Confirm;
import org.tradebench.cache.cluster.Message.DigestWanted;
import org.tradebench.cache.cluster.Message.End;
import org.tradebench.cache.cluster.Message.Pull;
import org.tradebench.cache.cluster.PendingRequests.PendingRequest;
import org.tradebench.cache.cluster.ReplicationSettings.Partition;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.MemberPosition;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.ContentDigest;
import org.tradebench.cache.spi.Replica;
import org.tradebench.cache.spi.Replication;
import org.tradebench.cache.statistics.CacheCounter;

/** Connects one cache instance to the cluster. */
final class InstanceLink implements Replication {
    private static final Logger LOG = System.getLogger(InstanceLink.class.getName());

    private final ClusterContext context;
    private final Replica replica;
    private final Coherence coherence;
    private final MessageSender mail;
    private final Outbox outbox;
    private final AnnouncedIds announced;
    private final Inbox inbox;
    private final GapMonitor gapMonitor;
    private final Confirmations confirmations;
    private final OpenUpdates openUpdates = new OpenUpdates();
    private final AtomicBoolean drainIsDue = new AtomicBoolean();
    private final AtomicBoolean bootstrapIsDue = new AtomicBoolean();
    private final LastNumber lastNumber;

    /** @param lastNumber continues the numbers of an earlier instance of the name on this member */
    InstanceLink(ClusterContext context, Replica replica, LastNumber lastNumber) {
        this.context = context;
        this.replica = replica;
        this.coherence = replica.coherence();
        this.lastNumber = lastNumber;
        coherence.resume(lastNumber.get());
        ReplicationSettings settings = context.settings();
        mail = new MessageSender(context, name(), replica.counters());
        outbox = new Outbox(settings.maxWaiting(), lastNumber.get(), replica.counters());
        announced = new AnnouncedIds(settings.maxAnnounced());
        inbox = new Inbox(context, replica, mail, announced);
        confirmations = new Confirmations(context, name());
        gapMonitor = new GapMonitor(coherence, settings.patience().toNanos());
    }

    String name() {
        return replica.settings().name();
    }

    Replica replica() {
        return replica;
    }

    // Calls by the cache instance.

    @Override
    public void stored(EntrySnapshot entry, boolean replaced) {
        Object id = entry.id();
        switch (entry.sharingPolicy()) {
            case NOT_SHARED -> {
                return;
            }
            case SHARED_PUSH ->
                outbox.push(entry, replaced, context.scheduling().nanoTime());
            case SHARED_PULL -> drop(id, replaced);
            case SHARED_PUSH_PULL -> {
                drop(id, replaced);
                outbox.announce(id, entry.options().dependencyIds());
            }
        }
    }

    private void drop(Object id, boolean replaced) {
        if (replaced || context.settings().dropBeforeAnnouncing()) {
            outbox.drop(id);
            wake();
        }
    }

    @Override
    public void invalidated(long number, Set<Object> names, InvalidationCause cause) {
        lastNumber.advanceTo(number);
        announced.forgetAll(names);
        outbox.invalidate(number, names, cause);
        if (context.settings().invalidationInterval().isZero()) {
            outbox.markInvalidationsDue();
            wake();
        }
    }

    @Override
    public void aliased(Object id, Set<Object> aliases, boolean added) {
        outbox.alias(new Alias(id, aliases, added));
    }

    @Override
    public void flush() {
        outbox.markAllDue();
        PendingRequest request = context.requests().ask(context::others);
        outbox.enqueue(new Confirm(request.number(), lastNumber.get()));
        wake();
        confirmations.awaitAll(request, "an invalidation");
    }

    @Override
    public AnnouncedUpdate announce(Set<Object> names) {
        if (names.isEmpty()) {
            throw new IllegalArgumentException("an announced update must name what it changes");
        }
        PendingRequest request = context.requests().ask(context::others);
        long token = request.number();
        Set<Object> changed = Set.copyOf(names);
        openUpdates.open(token, changed);
        coherence.bar(context.self(), token, changed, () -> replica.remove(changed, InvalidationCause.EXPLICIT));
        outbox.enqueue(new Begin(token, changed));
        wake();
        try {
            confirmations.awaitAll(request, "an announced update");
        } catch (UnconfirmedException e) {
            close(token);
            throw e;
        }
        return () -> close(token);
    }

    private void close(long token) {
        long number = lastNumber.get();
        if (openUpdates.close(token, number)) {
            coherence.unbar(context.self(), token, number);
            outbox.enqueue(new End(token, number));
            wake();
        }
    }

    @Override
    public Optional<BooleanSupplier> freshness() {
        return context.settings().fences()
                ? Optional.of(
                        () -> context.contact().isRecent(context.scheduling().nanoTime()))
                : Optional.empty();
    }

    @Override
    public Optional<EntrySnapshot> ask(Object id, SharingPolicy policy) {
        Optional<EntrySnapshot> found = Optional.empty();
        if (policy == SharingPolicy.SHARED_PULL) {
            Set<Origin> others = context.others();
            if (others.isEmpty()) {
                return Optional.empty();
            }
            found = ask(others, request -> mail.broadcast(List.of(new Pull(request.number(), id))));
        } else if (policy == SharingPolicy.SHARED_PUSH_PULL) {
            List<Origin> holders = announced.holders(id);
            if (holders.isEmpty()) {
                return Optional.empty();
            }
            for (Origin holder : holders) {
                found = ask(Set.of(holder), request -> mail.send(holder, new Pull(request.number(), id)));
                if (found.isPresent()) {
                    return found;
                }
                announced.remove(id, holder);
            }
        } else {
            return Optional.empty();
        }
        if (found.isEmpty()) {
            replica.counters().count(CacheCounter.REMOTE_MISSES);
        }
        return found;
    }

    private Optional<EntrySnapshot> ask(Set<Origin> targets, Consumer<PendingRequest> sending) {
        PendingRequest request = context.requests().ask(() -> {
            Set<Origin> present = new HashSet<>(targets);
            present.retainAll(context.others());
            return present;
        });
        try {
            sending.accept(request);
            context.scheduling().await(request.answer(), context.settings().answerTimeout());
            return request.answer().getNow(Optional.empty());
        } finally {
            context.requests().close(request);
        }
    }

    /** Returns what the others have in memory; members that do not answer in time are left out. */
    Map<Origin, ContentDigest> digests() {
        PendingRequest request = context.requests().ask(context::others);
        try {
            mail.broadcast(List.of(new DigestWanted(request.number())));
            context.scheduling().await(request.answer(), context.settings().answerTimeout());
            return request.digests();
        } finally {
            context.requests().close(request);
        }
    }

    // Sending.

    private void wake() {
        if (drainIsDue.compareAndSet(false, true)) {
            context.scheduling().execute(this::drain);
        }
    }

    void drain() {
        drainIsDue.set(false);
        mail.broadcast(outbox.take(context.scheduling().nanoTime()));
    }

    void drainInvalidations() {
        outbox.markInvalidationsDue();
        drain();
    }

    void sendInvalidations() {
        outbox.markInvalidationsDue();
        wake();
    }

    void sendAll() {
        outbox.markAllDue();
        wake();
    }

    /** Returns this member's position; what was handed to the transport before counts. */
    MemberPosition position(long view) {
        replica.counters().count(CacheCounter.POSITIONS_SENT);
        return openUpdates.position(view, outbox.lastTaken());
    }

    LastNumber lastNumber() {
        return lastNumber;
    }

    // Calls by the cluster.

    void viewed(ClusterView view) {
        Set<Origin> others = view.others(context.self());
        boundAge(view.members().size());
        announced.retain(others);
        inbox.retain(others);
        boolean enters = coherence.lease().view() == 0 && !others.isEmpty();
        if (coherence.install(view.number(), others, view.merged(), this::flushAll)) {
            LOG.log(
                    Level.INFO,
                    "Cache ''{0}'' starts empty in view {1} of {2} members",
                    name(),
                    view.number(),
                    view.members().size());
        }
        if (enters && context.settings().bootstrap()) {
            bootstrapIsDue.set(true);
            // The others may have sent their positions since the view was installed.
            bootstrapIfPossible();
        }
    }

    /**
     * Bounds the age of new entries, or stops fills, while a member may commit without this one hearing of it: a member that is missing, or one that is cut
     * off, even if another has taken its place.
     */
    void boundAge(int members) {
        ReplicationSettings settings = context.settings();
        boolean areSomeMissing = members < settings.expectedMembers();
        boolean limits = areSomeMissing || context.lost().hasCutOff();
        coherence.bypass((areSomeMissing && settings.partition() == Partition.BYPASS)
                || (settings.fences() && context.lost().mayCommitUnreported()));
        coherence.limit(limits ? settings.partitionTimeToLive() : Duration.ZERO);
    }

    private void flushAll() {
        announced.forgetAll(Set.of());
        replica.flushAll();
    }

    void applyPosition(Origin origin, MemberPosition reported) {
        coherence.recordPosition(origin, reported, this::flushAll, this::forget);
        inbox.confirmWaiting(origin);
        inbox.bootstrapEntered();
        bootstrapIfPossible();
    }

    private void forget(Set<Object> names) {
        announced.forgetAll(names);
        replica.remove(names, InvalidationCause.EXPLICIT);
    }

    /** Returns whether everything up to the origin's position, in the view of this member, has been applied here. */
    boolean hasApplied(Origin origin, MemberPosition reported) {
        Lease lease = coherence.lease();
        return lease.view() == reported.view() && lease.positions().of(origin) >= reported.number();
    }

    /** Invalidates everything on behalf of this member, so that a value read before is refused on every member, whichever member has read it. */
    void removeAllAgain() {
        LOG.log(
                Level.INFO,
                "Cache ''{0}'' is emptied again: the database may have committed late what a lost member had sent",
                name());
        coherence.invalidate(Set.of(), number -> {
            flushAll();
            invalidated(number, Set.of(), InvalidationCause.EXPLICIT);
        });
    }

    private void bootstrapIfPossible() {
        if (bootstrapIsDue.get() && coherence.lease().complete() && bootstrapIsDue.compareAndSet(true, false)) {
            bootstrap();
        }
    }

    private void bootstrap() {
        SharingPolicy policy = replica.settings().sharingPolicy();
        List<Origin> others = List.copyOf(context.others());
        if (policy == SharingPolicy.SHARED_PUSH && !others.isEmpty()) {
            mail.send(others.get(0), new Bootstrap(true));
        } else if (policy == SharingPolicy.SHARED_PUSH_PULL) {
            mail.broadcast(List.of(new Bootstrap(false)));
        }
    }

    void received(Origin from, List<Message> messages) {
        inbox.receive(from, messages);
    }

    /** Removes everything when a gap in another member's invalidations has stayed too long. */
    void checkForGaps() {
        for (Origin origin : gapMonitor.giveUpOldGaps(context.scheduling().nanoTime(), this::flushAll)) {
            LOG.log(
                    Level.WARNING,
                    "Cache ''{0}'' is emptied: invalidations of member {1} were lost on the way",
                    name(),
                    origin);
            inbox.confirmWaiting(origin);
        }
    }
}
