package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.tradebench.cache.coherence.Origin;

/** One member's transport and threads on a {@link SimulatedNetwork}. */
final class SimulatedMember implements Transport, ClusterScheduler {
    /** A periodic task. */
    private static final class Timer {
        private final long interval;
        private final Runnable task;
        private long due;

        private Timer(Duration interval, Runnable task, long now) {
            this.interval = interval.toNanos();
            this.task = task;
            this.due = now + this.interval;
        }
    }

    private final SimulatedNetwork network;
    private final Origin self;
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final Deque<ClusterView> views = new ArrayDeque<>();
    private final List<Timer> timers = new ArrayList<>();
    private Listener listener;
    private ClusterView installed;
    private boolean dead;

    SimulatedMember(SimulatedNetwork network, Origin self) {
        this.network = network;
        this.self = self;
        this.installed = new ClusterView(1, List.of(self), false);
    }

    @Override
    public Origin self() {
        return self;
    }

    @Override
    public void start(Listener newListener) {
        listener = newListener;
        if (views.isEmpty()) {
            listener.viewed(installed);
        } else {
            installView();
        }
    }

    /** The latest view, whether or not it is installed yet. */
    ClusterView lastView() {
        return views.isEmpty() ? installed : views.getLast();
    }

    void willView(ClusterView view) {
        views.addLast(view);
    }

    boolean hasView() {
        return !views.isEmpty() && listener != null;
    }

    void installView() {
        installed = views.removeFirst();
        network.note(() -> self + " installs " + installed);
        listener.viewed(installed);
    }

    boolean hasTasks() {
        return !tasks.isEmpty();
    }

    void runTask() {
        tasks.removeFirst().run();
    }

    void tick() {
        for (Timer timer : List.copyOf(timers)) {
            while (!dead && timer.due <= network.nanoTime()) {
                timer.due += timer.interval;
                timer.task.run();
            }
        }
    }

    void receive(Origin from, byte[] frame) {
        if (!dead && listener != null) {
            listener.received(from, frame);
        }
    }

    void die() {
        dead = true;
        tasks.clear();
        timers.clear();
        views.clear();
    }

    boolean isDead() {
        return dead;
    }

    @Override
    public void broadcast(byte[] frame) {
        for (Origin member : installed.members()) {
            if (!member.equals(self)) {
                send(member, frame);
            }
        }
    }

    @Override
    public void send(Origin to, byte[] frame) {
        if (!dead) {
            network.send(self, to, frame);
        }
    }

    @Override
    public boolean hasEnded(Origin member) {
        return network.hasVisiblyEnded(member);
    }

    @Override
    public long nanoTime() {
        return network.nanoTime();
    }

    @Override
    public void execute(Runnable task) {
        if (!dead) {
            tasks.addLast(task);
        }
    }

    @Override
    public void repeat(Duration interval, Runnable task) {
        timers.add(new Timer(interval, task, network.nanoTime()));
    }

    @Override
    public boolean await(CompletableFuture<?> answer, Duration timeout) {
        return network.await(answer, timeout);
    }

    @Override
    public void close() {
        network.crash(this);
    }
}
