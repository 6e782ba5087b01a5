package org.tradebench.cache.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.cluster.Message.Drop;
import org.tradebench.cache.cluster.Message.Invalidation;
import org.tradebench.cache.cluster.Message.PullReply;
import org.tradebench.cache.wire.EntryCodec;
import org.tradebench.cache.wire.NotSerialisableException;

/**
 * Encodes frames as bytes: a version, the codec's dialect, the instance's name, the messages, each with its length so that one can be damaged alone.
 *
 * @param dialect the same on all members whose codecs understand each other
 */
record FrameCodec(EntryCodec codec, int dialect) {
    /** Version of the format; changes when older frames can no longer be read. */
    static final int VERSION = 3;

    private static final Logger LOG = System.getLogger(FrameCodec.class.getName());

    /** Encodes a frame, except what cannot be serialized; an invalidation of such a name becomes one of everything. */
    byte[] encode(Frame frame) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeByte(VERSION);
            out.writeInt(dialect);
            out.writeUTF(frame.instance());
            for (Message message : frame.messages()) {
                byte[] encoded = encodeOrReplace(frame.instance(), message);
                if (encoded.length > 0) {
                    out.writeInt(encoded.length);
                    out.write(encoded);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private byte[] encodeOrReplace(String instance, Message message) throws IOException {
        try {
            return encode(message);
        } catch (NotSerialisableException e) {
            LOG.log(Level.WARNING, "Cache ''{0}'' cannot tell the others everything: {1}", instance, e.getMessage());
            Message replacement = replacementOf(message);
            return replacement == null ? new byte[0] : encode(replacement);
        }
    }

    private static @Nullable Message replacementOf(Message message) {
        if (message instanceof Invalidation invalidation) {
            return new Invalidation(invalidation.first(), invalidation.last(), Set.of(), invalidation.cause());
        }
        if (message instanceof Drop) {
            return new Drop(Set.of());
        }
        if (message instanceof PullReply reply) {
            return new PullReply(reply.request(), Optional.empty());
        }
        return null;
    }

    private byte[] encode(Message message) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            new MessageWriter(out, codec).write(message);
        }
        return bytes.toByteArray();
    }

    /**
     * Decodes a frame without what cannot be read; a gap in the numbers shows it.
     *
     * @throws NotSerialisableException when nothing can be read, because the frame is damaged, of another version or of another dialect
     */
    Frame decode(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            int version = in.readByte();
            if (version != VERSION) {
                throw new NotSerialisableException("a frame of version " + version
                        + " came; this member speaks version " + VERSION + ": run the same release everywhere");
            }
            if (in.readInt() != dialect) {
                throw new NotSerialisableException("a frame came from a member that allows other classes on the wire;"
                        + " give every member the same allow-list");
            }
            String instance = in.readUTF();
            List<Message> messages = new ArrayList<>();
            while (in.available() > 0) {
                int length = in.readInt();
                if (length < 0 || length > in.available()) {
                    throw new NotSerialisableException("a frame ends before its messages");
                }
                readMessage(in.readNBytes(length)).ifPresent(messages::add);
            }
            return new Frame(instance, messages);
        } catch (IOException e) {
            throw new NotSerialisableException("a frame is damaged", e);
        }
    }

    private Optional<Message> readMessage(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            return Optional.of(new MessageReader(in, codec).read());
        } catch (IOException | NotSerialisableException | IllegalArgumentException e) {
            LOG.log(Level.WARNING, "A message of another member''s cannot be read: {0}", e.getMessage());
            return Optional.empty();
        }
    }

    /**
     * Holds the messages that are sent at once.
     *
     * @param instance the cache instance that the messages are about; "" for those that are about all
     */
    record Frame(String instance, List<Message> messages) {}
}
