package org.tradebench.cache.cluster;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Origin;

/** Carries frames between two members in this JVM, on a thread of the receiver's: for tests of what is built on the cache, without a network. */
public final class PairedTransport implements Transport {
    private final Origin self;
    private final List<Origin> both;
    private final ExecutorService receiving = Executors.newSingleThreadExecutor();
    private @Nullable PairedTransport other;
    private volatile @Nullable Listener listener;

    private PairedTransport(Origin self, List<Origin> both) {
        this.self = self;
        this.both = both;
    }

    /** Returns two transports that know each other. */
    public static List<PairedTransport> pair() {
        List<Origin> both = List.of(Origin.random(), Origin.random());
        PairedTransport first = new PairedTransport(both.get(0), both);
        PairedTransport second = new PairedTransport(both.get(1), both);
        first.other = second;
        second.other = first;
        return List.of(first, second);
    }

    @Override
    public Origin self() {
        return self;
    }

    @Override
    public void start(Listener newListener) {
        newListener.viewed(new ClusterView(1, both, false));
        listener = newListener;
    }

    @Override
    public void broadcast(byte[] frame) {
        Objects.requireNonNull(other).receive(self, frame);
    }

    @Override
    public void send(Origin to, byte[] frame) {
        Objects.requireNonNull(other).receive(self, frame);
    }

    /** Drops frames that come before the start or after the end. */
    private void receive(Origin from, byte[] frame) {
        try {
            receiving.execute(() -> {
                Listener started = listener;
                if (started != null) {
                    started.received(from, frame);
                }
            });
        } catch (RejectedExecutionException e) {
            listener = null;
        }
    }

    @Override
    public void close() {
        receiving.shutdown();
    }
}
