package org.tradebench.cache.jgroups;

import java.net.InetSocketAddress;
import java.net.Socket;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;

/** Trusts what another trust manager trusts, and reports servers that it refuses: they are members of a cluster with another secret. */
final class MemberTrust extends X509ExtendedTrustManager {
    private final X509ExtendedTrustManager trust;
    private final UntrustedPeers strangers;

    MemberTrust(X509ExtendedTrustManager trust, UntrustedPeers strangers) {
        this.trust = trust;
        this.strangers = strangers;
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket) throws CertificateException {
        try {
            trust.checkServerTrusted(chain, type, socket);
        } catch (CertificateException stranger) {
            strangers.answered((InetSocketAddress) socket.getRemoteSocketAddress());
            throw stranger;
        }
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine) throws CertificateException {
        trust.checkServerTrusted(chain, type, engine);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
        trust.checkServerTrusted(chain, type);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket) throws CertificateException {
        trust.checkClientTrusted(chain, type, socket);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine) throws CertificateException {
        trust.checkClientTrusted(chain, type, engine);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type) throws CertificateException {
        trust.checkClientTrusted(chain, type);
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return trust.getAcceptedIssuers();
    }
}
