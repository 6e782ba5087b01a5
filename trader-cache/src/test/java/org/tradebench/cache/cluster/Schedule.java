package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.UnconfirmedException;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.statistics.CacheCounter;

/**
 * One random schedule of a simulated cluster: readers look into the cache, read the database and fill; writers commit and invalidate; members join, pause and crash;
 * the network has faults. The seed determines the whole schedule.
 */
final class Schedule {
    /** Creates the cache of a member. */
    @FunctionalInterface
    interface Stores {
        Store open(CacheSettings settings, ClusterMembership cluster, LongSupplier nanoTime);
    }

    /** The order of a writer's steps. */
    enum Writing {
        COMMIT_THEN_INVALIDATE,
        /** The order of a DynaCache command. */
        INVALIDATE_THEN_COMMIT,
        /** Announces the update to all members before the commit. */
        STRICT,
        /** As STRICT, but the statement waits in the database, and the writer may die meanwhile. */
        STRICT_IN_TWO_STEPS
    }

    /** A member, its cluster and, once it is open, its cache. */
    private static final class Node {
        private final SimulatedMember member;
        private final CacheCluster cluster;
        private Store store;

        private Node(SimulatedMember member, CacheCluster cluster) {
            this.member = member;
            this.cluster = cluster;
        }
    }

    /** A reader or writer whose steps alternate with those of others, even while a step waits for an answer. */
    private abstract static class Actor {
        private boolean running;

        /** The member on which it runs. */
        abstract Node node();

        /** @return whether there is more to do */
        abstract boolean step();
    }

    private static final List<String> ROWS = List.of("row0", "row1", "row2");
    private static final Map<String, Set<Object>> ENTRIES = new LinkedHashMap<>(Map.of(
            "entry0", Set.of("row0"),
            "entry1", Set.of("row1"),
            "entry2", Set.of("row0", "row1"),
            "entry3", Set.of("row2")));

    /** The database's statement timeout: a statement is executed within this time or never, whether or not its sender lives. */
    private static final Duration STATEMENT_LIMIT = Duration.ofSeconds(3);

    private final Random random;
    private final SimulatedNetwork network;
    private final Faults faults;
    private final Stores stores;
    private ReplicationSettings settings;
    private final ReferenceCodec codec = new ReferenceCodec();
    private final Map<String, Integer> database = new LinkedHashMap<>();
    private final List<Node> nodes = new ArrayList<>();
    private final List<Node> everyNode = new ArrayList<>();
    private final List<Actor> actors = new ArrayList<>();
    private final List<String> violations = new ArrayList<>();
    private final Writing writing;
    private int eventsLeft = 3;
    private boolean sidesMayCrash;

    Schedule(long seed, Faults faults, Writing writing, Stores stores) {
        this.random = new Random(seed);
        this.faults = faults;
        this.writing = writing;
        this.stores = stores;
        this.network = new SimulatedNetwork(random, faults);
        this.settings = ReplicationSettings.DEFAULT
                .withInvalidationInterval(random.nextInt(3) == 0 ? Duration.ofMillis(100) : Duration.ZERO)
                .withBootstrap(random.nextBoolean())
                .withMaxWaiting(random.nextInt(4) == 0 ? 1 : 100)
                .withBatchInterval(Duration.ofMillis(300))
                .withLateCommit(STATEMENT_LIMIT);
        ROWS.forEach(row -> database.put(row, 0));
    }

    /** Members store nothing while one is missing, so that all members of one side of a partition may crash. */
    Schedule withBypass() {
        settings = settings.withExpectedMembers(3)
                .withPartition(ReplicationSettings.Partition.BYPASS, Duration.ofSeconds(1));
        sidesMayCrash = true;
        return this;
    }

    /**
     * Lets a side of a partition write and then crash before the partition heals, while new members join.
     *
     * @param longest lifetime of an entry that is stored while a member is cut off
     * @param endsAreDetected whether other members detect that a process has ended
     */
    Schedule withCrashingSides(Duration longest, boolean endsAreDetected) {
        settings = settings.withPartition(ReplicationSettings.Partition.LIMIT, longest);
        sidesMayCrash = true;
        if (!endsAreDetected) {
            network.hideEnds();
        }
        return this;
    }

    /**
     * Fences members: one that has not heard from the others answers nothing from its cache, and nothing is stored while a lost member may still commit. So all members of
     * one side may crash, and ends of processes need not be detected.
     */
    Schedule withFence(Duration after, boolean endsAreDetected) {
        settings = settings.withFenceAfter(after).withConfirmTimeout(after.plusSeconds(1));
        sidesMayCrash = true;
        if (!endsAreDetected) {
            network.hideEnds();
        }
        return this;
    }

    /** Postpones the flush for late commits of lost members beyond the end of the schedule. */
    Schedule withoutSecondFlush() {
        settings = settings.withLateCommit(Duration.ofDays(1));
        return this;
    }

    Schedule withoutHeartbeats() {
        network.stopHeartbeats();
        return this;
    }

    /** @return violations: stale entries, in strict modes after each step and always at the end, and members that can store nothing then; empty: none */
    List<String> run() {
        if (Boolean.getBoolean("model.trace")) {
            FrameCodec frames = new FrameCodec(codec, codec.fingerprint().hashCode());
            network.trace(System.out::println, bytes -> frames.decode(bytes).toString());
        }
        SharingPolicy policy = SharingPolicy.of(1 + random.nextInt(4));
        for (int i = 0; i < 3; i++) {
            join(policy);
        }
        network.settle();
        network.act(this::runOneActor);
        int started = 0;
        while (started < 25 || !actors.isEmpty()) {
            if (started < 25 && actors.size() < 4) {
                actors.add(random.nextInt(5) < 3 ? new Reader(policy) : new Writer());
                started++;
            }
            network.step();
            if (eventsLeft > 0 && !faults.events().isEmpty() && random.nextInt(60) == 0) {
                injectEvent(policy);
            }
            if (random.nextInt(40) == 0 && actors.stream().allMatch(actor -> network.isPaused(actor.node().member))) {
                // The members of all actors are paused: no step would be possible.
                network.resume();
            }
            if (writing == Writing.STRICT || writing == Writing.STRICT_IN_TWO_STEPS) {
                compareAll("right after a commit", Store::answers);
            }
        }
        network.calmDown();
        compareAll("at the end", Store::contents);
        for (Node node : nodes) {
            if (settings.expectedMembers() == 0
                    && !settings.fences()
                    && !node.store.lease().complete()) {
                violations.add(node.member.self() + " can store nothing although all faults have ended");
            }
        }
        return violations;
    }

    /** Sums up the counters of all members, so that tests can check that the schedules exercised the cache. */
    Map<CacheCounter, Long> counts() {
        Map<CacheCounter, Long> counts = new EnumMap<>(CacheCounter.class);
        for (Node node : everyNode) {
            if (node.store != null) {
                node.store.statistics().all().forEach((counter, count) -> counts.merge(counter, count, Long::sum));
            }
        }
        return counts;
    }

    private void join(SharingPolicy policy) {
        SimulatedMember member = network.start();
        Node node = new Node(member, CacheCluster.over(member, codec, settings, member));
        nodes.add(node);
        everyNode.add(node);
        if (random.nextInt(3) == 0) {
            actors.add(new Opener(node, policy));
        } else {
            open(node, policy);
        }
    }

    private void open(Node node, SharingPolicy policy) {
        node.store =
                stores.open(CacheSettings.named("model").withSharingPolicy(policy), node.cluster, network::nanoTime);
    }

    private boolean runOneActor() {
        List<Actor> idle = actors.stream()
                .filter(actor -> !actor.running && !network.isPaused(actor.node().member))
                .toList();
        if (idle.isEmpty()) {
            return false;
        }
        Actor actor = idle.get(random.nextInt(idle.size()));
        actor.running = true;
        boolean more;
        try {
            more = actor.step();
        } finally {
            actor.running = false;
        }
        if (!more) {
            actors.remove(actor);
        }
        return true;
    }

    private void injectEvent(SharingPolicy policy) {
        List<Faults.Event> possible = new ArrayList<>(faults.events());
        Collections.sort(possible);
        switch (possible.get(random.nextInt(possible.size()))) {
            case CRASH -> {
                Node node = randomNode();
                if (nodes.size() > 1 && (sidesMayCrash || !network.isLastOfItsSide(node.member))) {
                    nodes.remove(node);
                    network.note(() -> node.member.self() + " crashes");
                    network.crash(node.member);
                    eventsLeft--;
                }
            }
            case START -> {
                if (nodes.size() < 4) {
                    join(policy);
                    eventsLeft--;
                }
            }
            case PARTITION -> {
                network.partition(Set.of(randomNode().member.self()));
                eventsLeft--;
            }
            case HEAL -> network.heal();
            case PAUSE -> {
                Node node = randomNode();
                if (!network.isPaused(node.member)) {
                    boolean noticed = random.nextBoolean();
                    network.note(() -> node.member.self() + " is paused" + (noticed ? ", and considered lost" : ""));
                    network.pause(node.member, noticed);
                    eventsLeft--;
                }
            }
            case RESUME -> network.resume();
        }
    }

    private Node randomNode() {
        return nodes.get(random.nextInt(nodes.size()));
    }

    private List<Integer> read(String id) {
        return ENTRIES.get(id).stream()
                .map(Object::toString)
                .sorted()
                .map(database::get)
                .toList();
    }

    private void compareAll(String when, Function<Store, Map<Object, Object>> entries) {
        for (Node node : nodes) {
            if (node.store == null || network.isPaused(node.member)) {
                continue;
            }
            entries.apply(node.store).forEach((id, value) -> {
                List<Integer> fresh = read(id.toString());
                if (!fresh.equals(value)) {
                    violations.add(when + " " + node.member.self() + " holds " + id + "=" + value
                            + ", but the database has " + fresh);
                }
            });
        }
    }

    private final class Opener extends Actor {
        private final Node node;
        private final SharingPolicy policy;

        private Opener(Node node, SharingPolicy policy) {
            this.node = node;
            this.policy = policy;
        }

        @Override
        Node node() {
            return node;
        }

        @Override
        boolean step() {
            open(node, policy);
            return false;
        }
    }

    private final class Reader extends Actor {
        private final Node node = randomNode();
        private final String id = "entry" + random.nextInt(ENTRIES.size());
        private final SharingPolicy policy;
        private int done;
        private Lease lease;
        private List<Integer> value;

        private Reader(SharingPolicy policy) {
            this.policy = policy;
        }

        @Override
        Node node() {
            return node;
        }

        @Override
        boolean step() {
            if (node.store == null || node.member.isDead()) {
                return false;
            }
            switch (done++) {
                case 0 -> {
                    Optional<Object> cached = node.store.get(id, policy);
                    return cached.isEmpty();
                }
                case 1 -> lease = node.store.lease();
                case 2 -> value = read(id);
                default -> {
                    EntryOptions options =
                            EntryOptions.DEFAULT.withSharingPolicy(policy).withDependencyIds(ENTRIES.get(id));
                    boolean stored = node.store.fill(id, value, options, lease);
                    network.note(() -> node.member.self() + " fill " + id + "=" + value + " " + lease + " " + stored);
                    return false;
                }
            }
            return true;
        }
    }

    private final class Writer extends Actor {
        private final Node node = randomNode();
        private final String row = ROWS.get(random.nextInt(ROWS.size()));
        private final Set<Object> names = namesOf(row);
        private final boolean wait = random.nextInt(3) == 0;
        private int done;
        private AnnouncedUpdate update = () -> {};
        private boolean isSent;
        private long sentAt;

        @Override
        Node node() {
            return node;
        }

        @Override
        boolean step() {
            if (node.store == null) {
                return false;
            }
            if (node.member.isDead()) {
                return isSent && isExecutedLater();
            }
            return switch (writing) {
                case COMMIT_THEN_INVALIDATE -> commitThenInvalidate(done++);
                case INVALIDATE_THEN_COMMIT -> invalidateThenCommit(done++);
                case STRICT, STRICT_IN_TWO_STEPS -> announceCommitAndInvalidate(done++);
            };
        }

        /** Sends a statement, which may wait in the database before it is executed, and then invalidates. */
        private boolean commitThenInvalidate(int step) {
            switch (step) {
                case 0 -> send();
                case 1 -> {
                    return isExecuted();
                }
                default -> {
                    invalidate();
                    return false;
                }
            }
            return true;
        }

        private void send() {
            isSent = true;
            sentAt = network.nanoTime();
        }

        private boolean isExecuted() {
            isSent = false;
            if (isTooLate()) {
                return false;
            }
            commit();
            return true;
        }

        private boolean isTooLate() {
            return network.nanoTime() - sentAt >= STATEMENT_LIMIT.toNanos();
        }

        /** @return whether the statement of a dead writer still waits */
        private boolean isExecutedLater() {
            if (!isTooLate() && random.nextInt(4) > 0) {
                return true;
            }
            if (!isTooLate()) {
                commit();
            }
            return false;
        }

        private boolean invalidateThenCommit(int step) {
            if (step == 0) {
                invalidate();
                return true;
            }
            commit();
            return false;
        }

        private boolean announceCommitAndInvalidate(int step) {
            switch (step) {
                case 0 -> {
                    return announced();
                }
                case 1 -> send();
                case 2 -> {
                    if (!isExecuted()) {
                        update.close();
                        return false;
                    }
                }
                case 3 -> invalidate();
                default -> {
                    update.close();
                    return false;
                }
            }
            if (step == 1 && writing == Writing.STRICT) {
                isExecuted();
                done++;
            }
            return true;
        }

        private boolean announced() {
            try {
                update = node.store.announce(names.isEmpty() ? Set.of(row) : names);
                return true;
            } catch (UnconfirmedException e) {
                return false;
            }
        }

        private void commit() {
            database.merge(row, 1, Integer::sum);
            network.note(() -> node.member.self() + " commits " + row);
        }

        private void invalidate() {
            network.note(() -> node.member.self() + " invalidates " + names);
            try {
                node.store.invalidate(names, wait);
            } catch (UnconfirmedException e) {
                // The invalidation is done here and on its way to the others, which is all that the exception means.
                return;
            }
        }

        /** Chooses what to invalidate: the group, the ids in it, or everything. */
        private Set<Object> namesOf(String changed) {
            return switch (random.nextInt(6)) {
                case 0 -> Set.of();
                case 1 -> {
                    Set<Object> ids = new HashSet<>();
                    ENTRIES.forEach((id, rows) -> {
                        if (rows.contains(changed)) {
                            ids.add(id);
                        }
                    });
                    yield ids;
                }
                default -> Set.of(changed);
            };
        }
    }
}
