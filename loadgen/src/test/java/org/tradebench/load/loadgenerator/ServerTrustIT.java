package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.util.Base64;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

/** A server with a self-signed certificate for 127.0.0.1. */
class ServerTrustIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final char[] PASSWORD = "changeit".toCharArray();

    @TempDir
    static Path folder;

    private static HttpsServer server;
    private static String certificate;
    private static String another;

    @BeforeAll
    static void start() throws Exception {
        KeyStore own = pair("own");
        certificate = pem(own);
        another = pem(pair("another"));
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(own, PASSWORD);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context));
        byte[] page = "<title>DayTrader Login</title>".getBytes(StandardCharsets.US_ASCII);
        server.createContext("/", exchange -> {
            try (exchange) {
                exchange.sendResponseHeaders(200, page.length);
                exchange.getResponseBody().write(page);
            }
        });
        server.start();
    }

    @AfterAll
    static void stop() {
        server.stop(0);
    }

    @Test
    void rejectsUnknownCertificate() {
        assertNotTrusted(target("127.0.0.1"));
    }

    @Test
    void trustsNamedCertificateForItsHostOnly() throws IOException {
        ServerTrust trust = ServerTrust.of(file("own.pem", certificate));

        assertThatCode(() -> ServerProbe.check(target("127.0.0.1").trusting(trust), PATIENCE))
                .doesNotThrowAnyException();
        assertNotTrusted(target("localhost").trusting(trust));
        assertNotTrusted(target("127.0.0.1").trusting(ServerTrust.of(file("another.pem", another))));
    }

    @Test
    void trustsExactCertificateForAnyHost() {
        assertThatCode(() ->
                        ServerProbe.check(target("localhost").trusting(ServerTrust.ofServer(certificate)), PATIENCE))
                .doesNotThrowAnyException();
        assertNotTrusted(target("localhost").trusting(ServerTrust.ofServer(another)));
    }

    @Test
    void trustsAnyCertificateOnRequest() {
        assertThatCode(() -> ServerProbe.check(target("localhost").trusting(ServerTrust.of("any")), PATIENCE))
                .doesNotThrowAnyException();
    }

    @Test
    void rejectsFilesWithoutCertificates() throws IOException {
        for (String word : new String[] {
            folder.resolve("nothing").toString(), file("text.pem", "no certificate"), file("empty.pem", "")
        }) {
            assertThatThrownBy(() -> ServerTrust.of(word))
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining("--trust: expected a file with certificates in PEM form")
                    .hasMessageContaining(word);
        }
    }

    private static void assertNotTrusted(ServerAddress target) {
        assertThatThrownBy(() -> ServerProbe.check(target, PATIENCE))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("is not trusted")
                .hasMessageContaining("--trust FILE");
    }

    private static ServerAddress target(String host) {
        return ServerAddress.of("https://" + host + ":" + server.getAddress().getPort() + "/daytrader");
    }

    private static String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static KeyStore pair(String alias) throws Exception {
        Path file = folder.resolve(alias + ".p12");
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "server",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=" + alias,
                        "-ext",
                        "san=ip:127.0.0.1",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        new String(PASSWORD))
                .redirectErrorStream(true)
                .start();
        String output = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(keytool.waitFor()).as(output).isZero();
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, PASSWORD);
        }
        return store;
    }

    private static String pem(KeyStore store) throws Exception {
        return "-----BEGIN CERTIFICATE-----\n"
                + Base64.getMimeEncoder()
                        .encodeToString(store.getCertificate("server").getEncoded())
                + "\n-----END CERTIFICATE-----\n";
    }
}
