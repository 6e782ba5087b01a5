package org.tradebench.cache.jgroups;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.jgroups.Address;
import org.jgroups.Message;
import org.jgroups.auth.AuthToken;
import org.jgroups.util.UUID;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Origin;

/** Carries and checks what a joining member shows to JGroups' AUTH. Public with a public constructor, because JGroups makes it by name. */
public final class EntryToken extends AuthToken {
    private static final int MAX_BYTES = 64;

    /** Absent from a token that came from another member, which holds only that member's proof. */
    private final @Nullable ClusterSecret secret;

    private byte[] shown = {};

    /** Makes an empty one, which JGroups reads into. */
    public EntryToken() {
        this(null);
    }

    EntryToken(@Nullable ClusterSecret secret) {
        this.secret = secret;
    }

    @Override
    public String getName() {
        return EntryToken.class.getName();
    }

    @Override
    public int size() {
        return Byte.BYTES + toShow().length;
    }

    private byte[] toShow() {
        return secret == null || auth == null ? shown : secret.entryOf(Addresses.origin(auth.getAddress()));
    }

    @Override
    public boolean authenticate(AuthToken token, Message message) {
        return secret != null
                && token instanceof EntryToken other
                && secret.admits(Addresses.origin(message.getSrc()), other.toShow());
    }

    @Override
    public void writeTo(DataOutput out) throws IOException {
        byte[] bytes = toShow();
        out.writeByte(bytes.length);
        out.write(bytes);
    }

    @Override
    public void readFrom(DataInput in) throws IOException {
        int length = in.readUnsignedByte();
        if (length > MAX_BYTES) {
            throw new IOException("a member shows " + length + " bytes to be let in");
        }
        shown = new byte[length];
        in.readFully(shown);
    }

    /** Converts between a member's address in JGroups and its origin. */
    static final class Addresses {
        private Addresses() {}

        static Address of(Origin origin) {
            return new UUID(origin.id().getMostSignificantBits(), origin.id().getLeastSignificantBits());
        }

        static Origin origin(Address address) {
            UUID id = (UUID) address;
            return new Origin(new java.util.UUID(id.getMostSignificantBits(), id.getLeastSignificantBits()));
        }
    }
}
