package org.tradebench.cache.jgroups;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;
import org.tradebench.cache.coherence.Origin;

/** Authenticates frames and joining members by a secret that only the members of a cluster know. Thread safe. */
final class ClusterSecret {
    private static final String MAC = "HmacSHA256";
    private static final int TAG_BYTES = 16;
    private static final int KEY_BYTES = 32;

    /** Iterations of the key derivation: enough to make guessing expensive, few enough not to delay the start noticeably. */
    private static final int ROUNDS = 20_000;

    private final Mac frames;
    private final Mac entries;
    private final byte[] connections;

    /** @param clusterName makes the same secret yield other keys in another cluster */
    ClusterSecret(String secret, String clusterName) {
        try {
            byte[] salt = ("tradebench cache " + clusterName).getBytes(StandardCharsets.UTF_8);
            byte[] keys = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                    .generateSecret(new PBEKeySpec(secret.toCharArray(), salt, ROUNDS, 3 * KEY_BYTES * Byte.SIZE))
                    .getEncoded();
            frames = mac(Arrays.copyOfRange(keys, 0, KEY_BYTES));
            entries = mac(Arrays.copyOfRange(keys, KEY_BYTES, 2 * KEY_BYTES));
            connections = Arrays.copyOfRange(keys, 2 * KEY_BYTES, 3 * KEY_BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java has no " + MAC + " or PBKDF2", e);
        }
    }

    private static Mac mac(byte[] key) throws GeneralSecurityException {
        Mac mac = Mac.getInstance(MAC);
        mac.init(new SecretKeySpec(key, MAC));
        return mac;
    }

    /** Returns the seed of the key pair by which members know each other. */
    byte[] connections() {
        return connections.clone();
    }

    /** Adds to a frame the proof that the sender knows the secret and is this origin. */
    byte[] seal(Origin sender, byte[] frame) {
        byte[] sealed = Arrays.copyOf(frame, frame.length + TAG_BYTES);
        System.arraycopy(tag(frames, sender, frame, 0, frame.length), 0, sealed, frame.length, TAG_BYTES);
        return sealed;
    }

    /** Returns the frame if the proof is right. */
    Optional<byte[]> open(Origin sender, byte[] bytes, int offset, int length) {
        int end = length - TAG_BYTES;
        if (end < 0) {
            return Optional.empty();
        }
        byte[] given = Arrays.copyOfRange(bytes, offset + end, offset + length);
        return MessageDigest.isEqual(given, tag(frames, sender, bytes, offset, end))
                ? Optional.of(Arrays.copyOfRange(bytes, offset, offset + end))
                : Optional.empty();
    }

    /** Returns the proof with which a member is let in. */
    byte[] entryOf(Origin member) {
        return tag(entries, member, new byte[0], 0, 0);
    }

    boolean admits(Origin member, byte[] shown) {
        return MessageDigest.isEqual(shown, entryOf(member));
    }

    private static byte[] tag(Mac prototype, Origin origin, byte[] bytes, int offset, int length) {
        try {
            Mac mac = (Mac) prototype.clone();
            ByteBuffer id = ByteBuffer.allocate(2 * Long.BYTES)
                    .putLong(origin.id().getMostSignificantBits())
                    .putLong(origin.id().getLeastSignificantBits());
            mac.update(id.array());
            mac.update(bytes, offset, length);
            return Arrays.copyOf(mac.doFinal(), TAG_BYTES);
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("this Java's " + MAC + " cannot be copied", e);
        }
    }
}
