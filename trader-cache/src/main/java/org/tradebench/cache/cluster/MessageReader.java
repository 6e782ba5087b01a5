package org.tradebench.cache.cluster;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.tradebench.cache.cluster.Message.Alias;
import org.tradebench.cache.cluster.Message.Announcement;
import org.tradebench.cache.cluster.Message.Begin;
import org.tradebench.cache.cluster.Message.Bootstrap;
import org.tradebench.cache.cluster.Message.Confirm;
import org.tradebench.cache.cluster.Message.Confirmed;
import org.tradebench.cache.cluster.Message.Digest;
import org.tradebench.cache.cluster.Message.DigestWanted;
import org.tradebench.cache.cluster.Message.Drop;
import org.tradebench.cache.cluster.Message.End;
import org.tradebench.cache.cluster.Message.Invalidation;
import org.tradebench.cache.cluster.Message.Leaving;
import org.tradebench.cache.cluster.Message.Losses;
import org.tradebench.cache.cluster.Message.PositionReport;
import org.tradebench.cache.cluster.Message.PositionsWanted;
import org.tradebench.cache.cluster.Message.Pull;
import org.tradebench.cache.cluster.Message.PullReply;
import org.tradebench.cache.cluster.Message.Push;
import org.tradebench.cache.coherence.MemberPosition;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.ContentDigest;
import org.tradebench.cache.wire.EntryCodec;

/** Reads what {@link MessageWriter} wrote. Rejects a length that exceeds the remaining bytes. */
record MessageReader(DataInputStream in, EntryCodec codec) {
    private static final InvalidationCause[] CAUSES = InvalidationCause.values();

    Message read() throws IOException {
        MessageKind kind = MessageKind.of(in.readUnsignedByte());
        return switch (kind) {
            case INVALIDATION -> {
                long first = in.readLong();
                long last = in.readLong();
                InvalidationCause cause = CAUSES[index(in.readUnsignedByte() - 1, CAUSES.length)];
                yield new Invalidation(first, last, names(), cause);
            }
            case DROP -> new Drop(names());
            case PUSH -> {
                boolean replaced = in.readBoolean();
                yield new Push(codec.decodeEntry(bytes()), replaced);
            }
            case ANNOUNCEMENT -> {
                Object id = name();
                yield new Announcement(id, names());
            }
            case ALIAS -> {
                Object id = name();
                Set<Object> aliases = names();
                yield new Alias(id, aliases, in.readBoolean());
            }
            case PULL -> {
                long request = in.readLong();
                yield new Pull(request, name());
            }
            case PULL_REPLY -> {
                long request = in.readLong();
                byte[] entry = bytes();
                yield new PullReply(
                        request, entry.length == 0 ? Optional.empty() : Optional.of(codec.decodeEntry(entry)));
            }
            case CONFIRM -> {
                long request = in.readLong();
                yield new Confirm(request, in.readLong());
            }
            case CONFIRMED -> new Confirmed(in.readLong());
            case BEGIN -> {
                long token = in.readLong();
                yield new Begin(token, names());
            }
            case END -> {
                long token = in.readLong();
                yield new End(token, in.readLong());
            }
            case BOOTSTRAP -> new Bootstrap(in.readBoolean());
            case POSITION_REPORT -> positionReport();
            case LEAVING -> new Leaving(in.readLong());
            case POSITIONS_WANTED -> new PositionsWanted(in.readLong());
            case DIGEST_WANTED -> new DigestWanted(in.readLong());
            case DIGEST -> {
                long request = in.readLong();
                yield new Digest(request, new ContentDigest(in.readLong(), in.readLong(), in.readLong()));
            }
        };
    }

    private PositionReport positionReport() throws IOException {
        long request = in.readLong();
        long view = in.readLong();
        int missed = in.readInt();
        Set<Origin> cutOff = new HashSet<>();
        for (int i = 0; i < missed; i++) {
            cutOff.add(new Origin(new UUID(in.readLong(), in.readLong())));
        }
        boolean lateCommits = in.readBoolean();
        int count = in.readInt();
        Map<String, MemberPosition> positions = new HashMap<>();
        for (int i = 0; i < count; i++) {
            String instance = in.readUTF();
            long number = in.readLong();
            long highestToken = in.readLong();
            int opened = in.readInt();
            Map<Long, Set<Object>> open = new HashMap<>();
            for (int j = 0; j < opened; j++) {
                long token = in.readLong();
                open.put(token, names());
            }
            positions.put(instance, new MemberPosition(view, number, highestToken, open));
        }
        return new PositionReport(request, view, new Losses(cutOff, lateCommits), positions);
    }

    private static int index(int number, int length) throws IOException {
        if (number < 0 || number >= length) {
            throw new IOException("a frame has a " + number + " where 0 to " + (length - 1) + " may be");
        }
        return number;
    }

    private Set<Object> names() throws IOException {
        int count = in.readInt();
        Set<Object> names = new HashSet<>();
        for (int i = 0; i < count; i++) {
            names.add(name());
        }
        return names;
    }

    private Object name() throws IOException {
        return codec.decodeValue(bytes());
    }

    private byte[] bytes() throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new IOException("a frame ends before " + length + " bytes have come");
        }
        return in.readNBytes(length);
    }
}
