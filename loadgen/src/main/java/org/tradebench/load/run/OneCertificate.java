package org.tradebench.load.run;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.tradebench.load.failure.Failure;

/** Trust in one certificate that a cluster has made for itself, and in no other. */
final class OneCertificate {
    private OneCertificate() {}

    /** From its PEM form. */
    static SSLContext trust(String pem) {
        try {
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            store.setCertificateEntry(
                    "cluster",
                    CertificateFactory.getInstance("X.509")
                            .generateCertificate(new ByteArrayInputStream(pem.getBytes(StandardCharsets.US_ASCII))));
            TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            managers.init(store);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, managers.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException | IOException e) {
            throw Failure.of("the cluster's certificate cannot be read: " + e.getMessage(), e);
        }
    }
}
