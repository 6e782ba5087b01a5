package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.tradebench.cache.coherence.Origin;

/**
 * Simulates, in one thread, a network that loses, delays, repeats and reorders messages between members. The random generator decides the order of all steps;
 * nothing happens outside of {@link #step}, {@link #settle} and {@link #calmDown}.
 */
final class SimulatedNetwork {
    /** A frame in transit. */
    private static final class Packet {
        private final Origin from;
        private final Origin to;
        private final byte[] frame;

        private Packet(Origin from, Origin to, byte[] frame) {
            this.from = from;
            this.to = to;
            this.frame = frame;
        }
    }

    private static final int MAX_NESTED = 3;

    private final Random random;
    private final Map<Origin, SimulatedMember> members = new LinkedHashMap<>();
    private final List<Packet> packets = new ArrayList<>();
    private Faults faults;
    private Set<Origin> minority = Set.of();
    private final Set<Origin> paused = new HashSet<>();
    private long now = 1_000_000_000L;
    private int nested;
    private boolean heartbeats = true;
    private boolean endsAreDetected = true;
    private Consumer<String> trace;
    private Function<byte[], String> describe;

    /** Executes a step of a reader or writer; false when none can act. */
    private BooleanSupplier actors = () -> false;

    SimulatedNetwork(Random random, Faults faults) {
        this.random = random;
        this.faults = faults;
    }

    /** Prints what happens, to investigate a failing seed. */
    void trace(Consumer<String> newTrace, Function<byte[], String> newDescribe) {
        trace = newTrace;
        describe = newDescribe;
    }

    void note(Supplier<String> line) {
        if (trace != null) {
            trace.accept(line.get());
        }
    }

    void act(BooleanSupplier newActors) {
        actors = newActors;
    }

    /** Stops the timers of all members: none announces its position or looks for lost messages. */
    void stopHeartbeats() {
        heartbeats = false;
    }

    /** Lets no member detect that another's process has ended, as when its machine does not answer any more. */
    void hideEnds() {
        endsAreDetected = false;
    }

    boolean hasVisiblyEnded(Origin member) {
        return endsAreDetected && !members.containsKey(member);
    }

    long nanoTime() {
        return now;
    }

    /** Starts a member, which is in no other member's view yet. */
    SimulatedMember start() {
        SimulatedMember member = new SimulatedMember(this, new Origin(new UUID(random.nextLong(), random.nextLong())));
        members.put(member.self(), member);
        announceViews();
        return member;
    }

    /** Ends a member at once; messages that it has sent may or may not arrive. */
    void crash(SimulatedMember member) {
        member.die();
        members.remove(member.self());
        paused.remove(member.self());
        packets.removeIf(packet ->
                packet.to.equals(member.self()) || (packet.from.equals(member.self()) && random.nextBoolean()));
        announceViews();
    }

    void partition(Set<Origin> newMinority) {
        minority = Set.copyOf(newMinority);
        packets.removeIf(packet -> isAcrossPartition(packet) && random.nextBoolean());
        announceViews();
    }

    void heal() {
        minority = Set.of();
        announceViews();
    }

    /**
     * Stops a member until {@link #resume}; messages to it wait.
     *
     * @param noticed whether the others consider it lost and it will have a view of its own; without effect during a partition
     */
    void pause(SimulatedMember member, boolean noticed) {
        paused.add(member.self());
        if (noticed && minority.isEmpty()) {
            minority = Set.of(member.self());
            announceViews();
        }
    }

    /** Resumes all paused members. */
    void resume() {
        paused.clear();
    }

    boolean isPaused(SimulatedMember member) {
        return paused.contains(member.self());
    }

    /** Whether the member is alone on its side of a partition: if it crashed, there would be no merge. */
    boolean isLastOfItsSide(SimulatedMember member) {
        boolean side = minority.contains(member.self());
        return members.keySet().stream()
                        .filter(origin -> minority.contains(origin) == side)
                        .count()
                == 1;
    }

    private boolean isAcrossPartition(Packet packet) {
        return minority.contains(packet.from) != minority.contains(packet.to);
    }

    /** Gives each side of a partition a new view, unless its members have not changed. */
    private void announceViews() {
        announceView(false);
        announceView(true);
    }

    private void announceView(boolean ofMinority) {
        List<SimulatedMember> side = members.values().stream()
                .filter(member -> minority.contains(member.self()) == ofMinority)
                .toList();
        List<Origin> origins = side.stream().map(SimulatedMember::self).toList();
        if (side.isEmpty()
                || side.stream().allMatch(member -> member.lastView().members().equals(origins))) {
            return;
        }
        Set<Long> before = new TreeSet<>();
        long highest = 0;
        for (SimulatedMember member : side) {
            highest = Math.max(highest, member.lastView().number());
            if (member.lastView().number() > 1 || member.lastView().members().size() > 1) {
                before.add(member.lastView().number() * 31
                        + member.lastView().members().hashCode());
            }
        }
        ClusterView view = new ClusterView(highest + 1, origins, before.size() > 1);
        side.forEach(member -> member.willView(view));
    }

    List<SimulatedMember> members() {
        return List.copyOf(members.values());
    }

    void send(Origin from, Origin to, byte[] frame) {
        Packet packet = new Packet(from, to, frame);
        if (random.nextDouble() >= faults.loss()) {
            packets.add(packet);
            if (random.nextDouble() < faults.repetition()) {
                packets.add(packet);
            }
        }
    }

    /** Executes one random step. Returns false when no message, task or view is left, so that only time can pass. */
    boolean step() {
        List<Runnable> choices = new ArrayList<>();
        if (packets.stream().anyMatch(this::isDeliverable)) {
            choices.add(this::deliver);
            choices.add(this::deliver);
        }
        for (SimulatedMember member : members.values()) {
            if (isPaused(member)) {
                continue;
            }
            if (member.hasTasks()) {
                choices.add(member::runTask);
            }
            if (member.hasView()) {
                choices.add(member::installView);
            }
        }
        if (nested < MAX_NESTED) {
            choices.add(() -> {
                if (!actors.getAsBoolean()) {
                    pass(Duration.ofMillis(20));
                }
            });
        }
        if (random.nextInt(8) == 0 || choices.isEmpty()) {
            choices.add(() -> pass(Duration.ofMillis(10 + random.nextInt(200))));
        }
        choices.get(random.nextInt(choices.size())).run();
        return !packets.isEmpty()
                || members.values().stream().anyMatch(member -> member.hasTasks() || member.hasView());
    }

    private boolean isDeliverable(Packet packet) {
        return !paused.contains(packet.to);
    }

    private void deliver() {
        List<Packet> deliverable = paused.isEmpty()
                ? packets
                : packets.stream().filter(this::isDeliverable).toList();
        Packet packet =
                deliverable.get(faults.reorder() ? random.nextInt(deliverable.size()) : firstOfSomePair(deliverable));
        packets.remove(packet);
        SimulatedMember to = members.get(packet.to);
        if (to != null && !isAcrossPartition(packet)) {
            note(() -> packet.from + " -> " + packet.to + " " + describe.apply(packet.frame));
            to.receive(packet.from, packet.frame);
        }
    }

    private int firstOfSomePair(List<Packet> deliverable) {
        Packet any = deliverable.get(random.nextInt(deliverable.size()));
        for (int i = 0; ; i++) {
            Packet packet = deliverable.get(i);
            if (packet.from.equals(any.from) && packet.to.equals(any.to)) {
                return i;
            }
        }
    }

    private void pass(Duration time) {
        now += time.toNanos();
        if (heartbeats) {
            members().stream().filter(member -> !isPaused(member)).forEach(SimulatedMember::tick);
        }
    }

    /** Blocks the calling actor until the answer has arrived or the timeout has expired, while all else continues. */
    boolean await(CompletableFuture<?> answer, Duration timeout) {
        long deadline = now + timeout.toNanos();
        nested++;
        try {
            while (!answer.isDone() && now < deadline) {
                step();
            }
            return answer.isDone();
        } finally {
            nested--;
        }
    }

    /** Ends all faults and gives every view, heartbeat and batch time to arrive. */
    void calmDown() {
        faults = Faults.NONE.withReorder(faults.reorder());
        resume();
        heal();
        for (int i = 0; i < 12; i++) {
            settle();
            pass(Duration.ofMillis(400));
        }
        settle();
    }

    /** Delivers all frames in transit, without time passing. */
    void settle() {
        boolean more = true;
        while (more) {
            more = false;
            for (SimulatedMember member : members()) {
                while (member.hasView()) {
                    member.installView();
                    more = true;
                }
                while (member.hasTasks()) {
                    member.runTask();
                    more = true;
                }
            }
            while (!packets.isEmpty()) {
                deliver();
                more = true;
            }
        }
    }
}
