package org.tradebench.cache.jgroups;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.interfaces.EdECPrivateKey;
import java.util.Arrays;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509ExtendedTrustManager;
import org.jgroups.util.SocketFactory;

/**
 * Encrypts the members' connections by TLS 1.3, in which both sides prove that they know the cluster's secret: the secret makes one key pair, which all members
 * have, and no other certificate is accepted. Each connection has its own session keys, so a recorded connection reveals nothing about another.
 */
final class ClusterTls {
    private static final String ALGORITHM = "Ed25519";

    private ClusterTls() {}

    /** @param seed of the members' key pair, 32 bytes that are derived from the secret */
    static SocketFactory sockets(byte[] seed, UntrustedPeers strangers) {
        return new ClusterSockets(context(seed, strangers), strangers);
    }

    static SSLContext context(byte[] seed, UntrustedPeers strangers) {
        try {
            KeyPair pair = pair(seed);
            Certificate certificate = CertificateFactory.getInstance("X.509")
                    .generateCertificate(new ByteArrayInputStream(certificate(pair)));
            char[] password = {};
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry("member", pair.getPrivate(), password, new Certificate[] {certificate});
            KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
            keys.init(store, password);
            KeyStore trusted = KeyStore.getInstance("PKCS12");
            trusted.load(null, null);
            trusted.setCertificateEntry("member", certificate);
            TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
            trust.init(trusted);
            SSLContext context = SSLContext.getInstance("TLSv1.3");
            X509ExtendedTrustManager members = (X509ExtendedTrustManager) trust.getTrustManagers()[0];
            context.init(keys.getKeyManagers(), new TrustManager[] {new MemberTrust(members, strangers)}, null);
            return context;
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException("this Java cannot make TLS with " + ALGORITHM + ": " + e.getMessage(), e);
        }
    }

    /** Makes the key pair from the seed, by a source of "random" bytes that gives the seed: the JDK makes a public key only together with a private one. */
    private static KeyPair pair(byte[] seed) throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance(ALGORITHM);
        generator.initialize(255, new Seeded(seed));
        KeyPair pair = generator.generateKeyPair();
        byte[] made = ((EdECPrivateKey) pair.getPrivate()).getBytes().orElseThrow();
        if (!Arrays.equals(made, seed)) {
            throw new GeneralSecurityException("a key pair is not made of its seed");
        }
        return pair;
    }

    /** Makes a self-signed certificate of the pair, valid for ever, in the DER form of RFC 5280. */
    private static byte[] certificate(KeyPair pair) throws GeneralSecurityException {
        byte[] algorithm = der(0x30, new byte[] {6, 3, 0x2b, 0x65, 0x70});
        byte[] name = der(0x30, der(0x31, der(0x30, new byte[] {6, 3, 0x55, 4, 3}, text(0x0c, "cache member"))));
        byte[] signed = der(
                0x30,
                der(0xa0, new byte[] {2, 1, 2}),
                new byte[] {2, 1, 1},
                algorithm,
                name,
                der(0x30, text(0x18, "20000101000000Z"), text(0x18, "99991231235959Z")),
                name,
                pair.getPublic().getEncoded());
        Signature signature = Signature.getInstance(ALGORITHM);
        signature.initSign(pair.getPrivate());
        signature.update(signed);
        return der(0x30, signed, algorithm, der(3, new byte[] {0}, signature.sign()));
    }

    private static byte[] text(int tag, String text) {
        return der(tag, text.getBytes(StandardCharsets.US_ASCII));
    }

    /** Encodes one value, whose parts are shorter than 256 bytes together. */
    private static byte[] der(int tag, byte[]... parts) {
        int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        byte[] head = length < 0x80
                ? new byte[] {(byte) tag, (byte) length}
                : new byte[] {(byte) tag, (byte) 0x81, (byte) length};
        byte[] bytes = Arrays.copyOf(head, head.length + length);
        int at = head.length;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, bytes, at, part.length);
            at += part.length;
        }
        return bytes;
    }

    private static final class Seeded extends SecureRandom {
        private static final long serialVersionUID = 1;

        private final byte[] seed;

        Seeded(byte[] seed) {
            this.seed = seed.clone();
        }

        @Override
        public void nextBytes(byte[] bytes) {
            System.arraycopy(seed, 0, bytes, 0, bytes.length);
        }
    }
}
