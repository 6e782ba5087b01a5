package org.tradebench.cache.cluster;

import java.util.Optional;
import org.tradebench.cache.coherence.Origin;

/**
 * Carries bytes between the members of a cluster and says who they are. It may lose, repeat and reorder messages between two members as long as a view without
 * the one follows when the other cannot be reached: the layer above notices gaps. Thread safe.
 */
public interface Transport extends AutoCloseable {
    /** Returns this member, for as long as this transport lives. */
    Origin self();

    /** Begins to call the listener; the first view comes before this returns. */
    void start(Listener listener);

    /** Sends to every other member of the view; may block while receivers are slow. */
    void broadcast(byte[] frame);

    /** Sends to one member; may block while it is slow. Nothing happens when it is not there. */
    void send(Origin to, byte[] frame);

    /** Returns host and port by which a member is reached, for people; empty when they are not known. */
    default Optional<String> addressOf(Origin member) {
        return Optional.empty();
    }

    /**
     * Returns whether it is certain that the process of a member that was lost has ended, so that it commits nothing any more; false as long as nothing proves it. Must not block; asked
     * again and again.
     */
    default boolean hasEnded(Origin member) {
        return false;
    }

    @Override
    void close();

    /** Receives what a transport reports, on any thread, for one view at a time. What it throws is logged. */
    interface Listener {
        void received(Origin from, byte[] frame);

        void viewed(ClusterView view);
    }
}
