package org.tradebench.cache.cluster;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.tradebench.cache.cluster.Message.Begin;
import org.tradebench.cache.cluster.Message.Confirm;
import org.tradebench.cache.cluster.Message.Confirmed;
import org.tradebench.cache.cluster.Message.DigestWanted;
import org.tradebench.cache.cluster.Message.Leaving;
import org.tradebench.cache.cluster.Message.PositionReport;
import org.tradebench.cache.cluster.Message.PositionsWanted;
import org.tradebench.cache.cluster.Message.Pull;
import org.tradebench.cache.cluster.Message.PullReply;
import org.tradebench.cache.cluster.PendingRequests.PendingRequest;
import org.tradebench.cache.coherence.MemberPosition;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.ContentDigest;
import org.tradebench.cache.spi.Replica;
import org.tradebench.cache.spi.Replication;
import org.tradebench.cache.wire.EntryCodec;
import org.tradebench.cache.wire.NotSerialisableException;

/** Connects the cache instances of this member to those of the same names on the other members. */
public final class CacheCluster implements ClusterMembership, AutoCloseable {
    private static final Logger LOG = System.getLogger(CacheCluster.class.getName());

    /** The name in frames that are about all instances. */
    private static final String ALL = "";

    /** Questions to the other members per {@link ReplicationSettings#fenceAfter}, so that a late answer does not yet keep this member from answering. */
    private static final int QUESTIONS_IN_A_FENCE = 5;

    private final ClusterContext context;
    private final Map<String, InstanceLink> links = new ConcurrentHashMap<>();

    /** The last numbers of instances that have left: should they come back, their numbers go on. */
    private final Map<String, LastNumber> left = new ConcurrentHashMap<>();

    /** Views are installed, and instances join and leave, one at a time. */
    private final ReentrantLock membership = new ReentrantLock();

    private final AtomicBoolean closed = new AtomicBoolean();

    private volatile ClusterView view;

    private CacheCluster(
            Transport transport, EntryCodec codec, ReplicationSettings settings, ClusterScheduler scheduling) {
        view = new ClusterView(1, List.of(transport.self()), false);
        context = new ClusterContext(
                transport,
                new FrameCodec(codec, dialectOf(codec)),
                settings,
                scheduling,
                new PendingRequests(),
                new LostMembers(settings.lateCommit().toNanos()),
                new Contact(settings.fenceAfter(), scheduling.nanoTime()),
                () -> view);
    }

    private static int dialectOf(EntryCodec codec) {
        return codec.fingerprint().hashCode();
    }

    /** Joins the cluster; the instances join later. */
    public static CacheCluster over(Transport transport, EntryCodec codec, ReplicationSettings settings) {
        return over(
                transport,
                codec,
                settings,
                new ThreadClusterScheduler(transport.self().toString()));
    }

    static CacheCluster over(
            Transport transport, EntryCodec codec, ReplicationSettings settings, ClusterScheduler scheduling) {
        CacheCluster cluster = new CacheCluster(transport, codec, settings, scheduling);
        cluster.start();
        return cluster;
    }

    private void start() {
        context.transport().start(new Transport.Listener() {
            @Override
            public void received(Origin from, byte[] frame) {
                receive(from, frame);
            }

            @Override
            public void viewed(ClusterView newView) {
                install(newView);
            }
        });
        ReplicationSettings settings = context.settings();
        ClusterScheduler scheduling = context.scheduling();
        scheduling.repeat(settings.heartbeat(), this::forgetEndedMembers);
        scheduling.repeat(settings.heartbeat(), () -> scheduling.execute(this::broadcastPositions));
        scheduling.repeat(settings.batchInterval(), () -> links.values().forEach(InstanceLink::sendAll));
        scheduling.repeat(settings.patience().dividedBy(2), this::removePossiblyStale);
        if (settings.fences()) {
            scheduling.repeat(settings.fenceAfter().dividedBy(QUESTIONS_IN_A_FENCE), this::requestPositions);
        }
        if (!settings.invalidationInterval().isZero()) {
            scheduling.repeat(
                    settings.invalidationInterval(), () -> links.values().forEach(InstanceLink::sendInvalidations));
        }
    }

    @Override
    public Origin self() {
        return context.self();
    }

    public ClusterView view() {
        return view;
    }

    @Override
    public List<Origin> members() {
        return view.members();
    }

    @Override
    public Map<Origin, String> addresses() {
        Map<Origin, String> addresses = new HashMap<>();
        members()
                .forEach(member ->
                        context.transport().addressOf(member).ifPresent(address -> addresses.put(member, address)));
        return addresses;
    }

    @Override
    public Map<Origin, ContentDigest> digests(String instance) {
        InstanceLink link = links.get(instance);
        return link == null ? Map.of() : link.digests();
    }

    /** @throws IllegalStateException when an instance of this name has joined already */
    @Override
    public Replication join(Replica replica) {
        String name = replica.settings().name();
        membership.lock();
        try {
            if (links.containsKey(name)) {
                throw new IllegalStateException(
                        "a cache instance '" + name + "' has joined already; each must have a name of its own");
            }
            LastNumber last = left.get(name);
            InstanceLink link =
                    new InstanceLink(context, replica, last == null ? LastNumber.first(name) : last.transfer());
            // First, so that nothing is missed from here on; it cannot be filled before the others have sent their
            // positions.
            links.put(name, link);
            link.viewed(view);
            context.scheduling().execute(() -> broadcast(new PositionsWanted(0)));
            return link;
        } finally {
            membership.unlock();
        }
    }

    @Override
    public void leave(Replica replica) {
        String name = replica.settings().name();
        membership.lock();
        try {
            InstanceLink link = links.get(name);
            if (link != null && link.replica() == replica) {
                link.sendAll();
                left.put(name, link.lastNumber());
                links.remove(name);
            }
        } finally {
            membership.unlock();
        }
    }

    private void install(ClusterView newView) {
        membership.lock();
        try {
            view = newView;
            Set<Origin> others = newView.others(self());
            context.contact().viewed();
            changeLost(lost -> lost.viewed(others, context.scheduling().nanoTime()));
            links.values().forEach(link -> link.viewed(newView));
            context.requests().retain(others);
        } finally {
            membership.unlock();
        }
        LOG.log(
                Level.INFO,
                "View {0} of the cluster has members {1}; this is {2}",
                newView.number(),
                newView.members(),
                self());
        context.scheduling().execute(this::broadcastPositions);
    }

    private void forgetEndedMembers() {
        changeLost(lost ->
                lost.forget(context.transport()::hasEnded, context.scheduling().nanoTime()));
    }

    /** Changes what is known of lost members, and with it the bounds on cached entries, which hold while a lost member may commit unheard. */
    private void changeLost(Consumer<LostMembers> change) {
        LostMembers lost = context.lost();
        membership.lock();
        try {
            boolean before = lost.hasCutOff();
            boolean unreportedBefore = lost.mayCommitUnreported();
            change.accept(lost);
            if (lost.hasCutOff() != before || lost.mayCommitUnreported() != unreportedBefore) {
                links.values().forEach(link -> link.boundAge(view.members().size()));
            }
            if (lost.hasCutOff() != before) {
                logWhetherCutOff(!before);
            }
        } finally {
            membership.unlock();
        }
    }

    private void logWhetherCutOff(boolean isAny) {
        if (isAny) {
            LOG.log(
                    Level.WARNING,
                    "A member was lost and may still be running, cut off from this cluster: what is cached now is served for {0} at most. This ends when the member is back, when nothing"
                            + " listens at its address, or when the other members have been restarted one after the other",
                    context.settings().partitionTimeToLive());
        } else {
            LOG.log(
                    Level.INFO,
                    "No member is cut off any more: what is cached from now on is served for as long as before");
        }
    }

    private void removePossiblyStale() {
        changeLost(lost -> {
            if (lost.lateCommitsAreOver(context.scheduling().nanoTime())) {
                links.values().forEach(InstanceLink::removeAllAgain);
            }
        });
        links.values().forEach(InstanceLink::checkForGaps);
    }

    private void broadcastPositions() {
        broadcast(positionReport(0));
    }

    private void requestPositions() {
        context.contact()
                .ask(context.others(), context.scheduling().nanoTime())
                .ifPresent(request -> context.scheduling().execute(() -> broadcast(new PositionsWanted(request))));
    }

    /** Sends all invalidations up to now, then answers with the positions that they have reached. */
    private void answer(Origin from, long request) {
        links.values().forEach(InstanceLink::drainInvalidations);
        context.transport().send(from, frame(ALL, positionReport(request)));
    }

    /** Reads the view first: what is sent after it was installed goes to all of its members. */
    private PositionReport positionReport(long request) {
        long number = view.number();
        Map<String, MemberPosition> positions = new HashMap<>();
        left.forEach((name, last) -> positions.put(name, MemberPosition.at(number, last.get())));
        links.forEach((name, link) -> positions.put(name, link.position(number)));
        return new PositionReport(request, number, context.lost().losses(), positions);
    }

    private void broadcast(Message message) {
        if (!context.others().isEmpty()) {
            context.transport().broadcast(frame(ALL, message));
        }
    }

    private byte[] frame(String instance, Message message) {
        return context.frames().encode(new FrameCodec.Frame(instance, List.of(message)));
    }

    private void receive(Origin from, byte[] bytes) {
        FrameCodec.Frame frame;
        try {
            frame = context.frames().decode(bytes);
        } catch (NotSerialisableException e) {
            LOG.log(Level.WARNING, "Nothing that member {0} says is understood: {1}", from, e.getMessage());
            return;
        }
        InstanceLink link = links.get(frame.instance());
        if (frame.instance().equals(ALL)) {
            frame.messages().forEach(message -> receive(from, message));
        } else if (link != null) {
            link.received(from, frame.messages());
        } else {
            frame.messages().forEach(message -> answerWithoutInstance(from, frame.instance(), message));
        }
    }

    private void receive(Origin from, Message message) {
        if (message instanceof PositionReport report) {
            changeLost(lost -> lost.recordReport(
                    from, report.losses(), context.scheduling().nanoTime()));
            applyPositions(from, report);
        } else if (message instanceof PositionsWanted wanted) {
            context.scheduling().execute(() -> answer(from, wanted.request()));
        } else if (message instanceof Leaving leaving) {
            changeLost(lost -> lost.recordLeave(from, context.scheduling().nanoTime()));
            context.transport().send(from, frame(ALL, new Confirmed(leaving.request())));
        } else if (message instanceof Confirmed confirmed) {
            context.requests().answered(confirmed.request(), from);
        }
    }

    private void applyPositions(Origin from, PositionReport report) {
        boolean isUpToDate = report.view() == view.number();
        for (InstanceLink link : links.values()) {
            MemberPosition position = report.positions().getOrDefault(link.name(), MemberPosition.at(report.view(), 0));
            link.applyPosition(from, position);
            isUpToDate &= link.hasApplied(from, position);
        }
        if (isUpToDate) {
            context.contact().answered(report.request(), from);
        }
    }

    /** Answers for an instance that this member does not have: it has nothing to forget and nothing to give. */
    private void answerWithoutInstance(Origin from, String instance, Message message) {
        if (message instanceof Confirm confirm) {
            context.transport().send(from, frame(instance, new Confirmed(confirm.request())));
        } else if (message instanceof Begin begin) {
            context.transport().send(from, frame(instance, new Confirmed(begin.token())));
        } else if (message instanceof Pull pull) {
            context.transport().send(from, frame(instance, new PullReply(pull.request(), Optional.empty())));
        } else if (message instanceof DigestWanted wanted) {
            context.transport().send(from, frame(instance, new Confirmed(wanted.request())));
        }
    }

    /** Sends what is queued, then leaves the cluster; a second call does nothing. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        links.values().forEach(InstanceLink::sendAll);
        context.scheduling().close();
        announceLeave();
        context.transport().close();
    }

    /**
     * Announces the leave and waits until the others know of it: a view without this member may overtake the message, and then the member would count as lost.
     */
    private void announceLeave() {
        PendingRequest request = context.requests().ask(context::others);
        broadcast(new Leaving(request.number()));
        context.scheduling().await(request.answer(), context.settings().answerTimeout());
        context.requests().close(request);
    }
}
