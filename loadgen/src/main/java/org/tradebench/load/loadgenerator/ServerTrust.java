package org.tradebench.load.loadgenerator;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Collection;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/** Decides which servers the harness trusts over https. The virtual users are JMeter's, which accepts every certificate. */
public final class ServerTrust {
    /** Accepts every certificate, in the words of the command line. */
    public static final String ANY = "any";

    /** Verifies certificate and host name by the trust store of this JVM. */
    public static final ServerTrust JVM = new ServerTrust(null);

    private final @Nullable SSLContext context;

    private ServerTrust(@Nullable SSLContext context) {
        this.context = context;
    }

    /**
     * Reads the value of {@code --trust}.
     *
     * @param text {@value #ANY}, or a file of certificates in PEM form that are trusted in place of the JVM's; the host name is verified, too
     * @throws Failure when there is no such file, or no certificate in it
     */
    public static ServerTrust of(String text) {
        if (text.equals(ANY)) {
            return new ServerTrust(EveryCertificate.context());
        }
        try {
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            for (Certificate certificate : certificates(Files.readString(Path.of(text), StandardCharsets.ISO_8859_1))) {
                store.setCertificateEntry("trusted-" + store.size(), certificate);
            }
            if (store.size() == 0) {
                throw wrong(text, "there is no certificate in it");
            }
            TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            managers.init(store);
            return new ServerTrust(context(managers.getTrustManagers()));
        } catch (IOException | InvalidPathException e) {
            throw wrong(text, "it cannot be read");
        } catch (GeneralSecurityException e) {
            throw wrong(text, String.valueOf(e.getMessage()));
        }
    }

    private static Failure wrong(String text, String why) {
        return Failure.usage(
                "--trust: expected a file with certificates in PEM form, or the word any, got '" + text + "': " + why);
    }

    /**
     * Trusts the server that shows exactly this certificate, by whichever name it is reached.
     *
     * @param pem the certificate in PEM form
     */
    public static ServerTrust ofServer(String pem) {
        try {
            X509Certificate known =
                    (X509Certificate) certificates(pem).iterator().next();
            return new ServerTrust(context(new OneCertificate(known)));
        } catch (GeneralSecurityException e) {
            throw Failure.of("the server's certificate cannot be read: " + e.getMessage(), e);
        }
    }

    private static Collection<? extends Certificate> certificates(String pem) throws GeneralSecurityException {
        return CertificateFactory.getInstance("X.509")
                .generateCertificates(new ByteArrayInputStream(pem.getBytes(StandardCharsets.ISO_8859_1)));
    }

    private static SSLContext context(TrustManager... managers) throws GeneralSecurityException {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, managers, null);
        return context;
    }

    /** Returns the TLS context with which a client connects to such a server. */
    public SSLContext context() {
        try {
            return context == null ? SSLContext.getDefault() : context;
        } catch (GeneralSecurityException e) {
            throw Failure.of("the trust store of this Java cannot be read: " + e.getMessage(), e);
        }
    }
}
