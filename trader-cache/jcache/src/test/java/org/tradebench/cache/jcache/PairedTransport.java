package org.tradebench.cache.jcache;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.tradebench.cache.cluster.ClusterView;
import org.tradebench.cache.cluster.Transport;
import org.tradebench.cache.coherence.Origin;

/** Carries frames between two members in this JVM, on a thread of the receiver's. */
final class PairedTransport implements Transport {
    private final Origin self;
    private final List<Origin> both;
    private final ExecutorService receiving = Executors.newSingleThreadExecutor();
    private PairedTransport other;
    private volatile Listener listener;

    private PairedTransport(Origin self, List<Origin> both) {
        this.self = self;
        this.both = both;
    }

    static List<PairedTransport> pair() {
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
        other.receive(self, frame);
    }

    @Override
    public void send(Origin to, byte[] frame) {
        other.receive(self, frame);
    }

    /** Loses what comes before the start and after the end. */
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
