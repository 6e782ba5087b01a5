package org.tradebench.cache.cluster;

import java.util.ArrayList;
import java.util.List;
import org.tradebench.cache.cluster.Message.Drop;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;

/** Sends messages of one cache instance, and counts them by kind. Thread safe. */
record MessageSender(ClusterContext context, String instance, Counters counters) {
    /** Larger batches are sent in several frames. */
    private static final int MESSAGES_A_FRAME = 500;

    /** Sends to every other member; nothing while there is none. */
    void broadcast(List<Message> messages) {
        if (context.others().isEmpty()) {
            return;
        }
        for (int from = 0; from < messages.size(); from += MESSAGES_A_FRAME) {
            int to = Math.min(messages.size(), from + MESSAGES_A_FRAME);
            context.transport().broadcast(frame(messages.subList(from, to)));
        }
    }

    void send(Origin to, Message message) {
        send(to, List.of(message));
    }

    void send(Origin to, List<Message> messages) {
        for (int from = 0; from < messages.size(); from += MESSAGES_A_FRAME) {
            int end = Math.min(messages.size(), from + MESSAGES_A_FRAME);
            context.transport().send(to, frame(messages.subList(from, end)));
        }
    }

    private byte[] frame(List<Message> messages) {
        byte[] bytes = context.frames().encode(new FrameCodec.Frame(instance, new ArrayList<>(messages)));
        counters.count(CacheCounter.MESSAGES_SENT);
        counters.add(CacheCounter.BYTES_SENT, bytes.length);
        messages.forEach(this::count);
        return bytes;
    }

    private void count(Message message) {
        MessageKind.of(message).sent.forEach(counters::count);
        if (message instanceof Drop drop) {
            counters.add(CacheCounter.DROPS_SENT, Math.max(1, drop.names().size()));
        }
    }
}
