package org.tradebench.cache.cluster;

import java.util.ArrayList;
import java.util.List;
import org.tradebench.cache.cluster.Message.Alias;
import org.tradebench.cache.cluster.Message.Announcement;
import org.tradebench.cache.cluster.Message.Begin;
import org.tradebench.cache.cluster.Message.Confirm;
import org.tradebench.cache.cluster.Message.Confirmed;
import org.tradebench.cache.cluster.Message.Drop;
import org.tradebench.cache.cluster.Message.Invalidation;
import org.tradebench.cache.cluster.Message.Pull;
import org.tradebench.cache.cluster.Message.PullReply;
import org.tradebench.cache.cluster.Message.Push;
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
        context.transport().send(to, frame(List.of(message)));
    }

    void send(Origin to, List<Message> messages) {
        for (int from = 0; from < messages.size(); from += MESSAGES_A_FRAME) {
            int end = Math.min(messages.size(), from + MESSAGES_A_FRAME);
            context.transport().send(to, frame(messages.subList(from, end)));
        }
    }

    private byte[] frame(List<Message> messages) {
        byte[] bytes = context.frames().encode(new Frame(instance, new ArrayList<>(messages)));
        counters.count(CacheCounter.MESSAGES_SENT);
        counters.add(CacheCounter.BYTES_SENT, bytes.length);
        messages.forEach(this::count);
        return bytes;
    }

    private void count(Message message) {
        if (message instanceof Invalidation) {
            counters.count(CacheCounter.INVALIDATIONS_SENT);
        } else if (message instanceof Drop drop) {
            counters.add(CacheCounter.DROPS_SENT, Math.max(1, drop.names().size()));
        } else if (message instanceof Push) {
            counters.count(CacheCounter.PUSHES_SENT);
        } else if (message instanceof Announcement) {
            counters.count(CacheCounter.ANNOUNCEMENTS_SENT);
        } else if (message instanceof Alias) {
            counters.count(CacheCounter.ALIASES_SENT);
        } else if (message instanceof Pull) {
            counters.count(CacheCounter.PULLS_SENT);
        } else if (message instanceof PullReply) {
            counters.count(CacheCounter.PULL_REPLIES_SENT);
        } else if (message instanceof Confirm) {
            counters.count(CacheCounter.CONFIRMATIONS_ASKED);
        } else if (message instanceof Begin) {
            counters.count(CacheCounter.CONFIRMATIONS_ASKED);
            counters.count(CacheCounter.UPDATES_ANNOUNCED);
        } else if (message instanceof Confirmed) {
            counters.count(CacheCounter.CONFIRMATIONS_SENT);
        }
    }
}
