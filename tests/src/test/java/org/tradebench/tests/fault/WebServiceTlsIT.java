package org.tradebench.tests.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.OwnSystem;

/** In access mode web services with https, pages trust only a server with a known certificate that names its address. */
@Tag("full")
@OwnSystem
class WebServiceTlsIT {

    private static final String SECRET = "the same for all of these servers";
    private static final String REFUSAL = "The web service at https://%s:\\d+/.* does not answer: .*%s";

    @TempDir
    private static Path temporary;

    private static EmbeddedPostgres postgres;

    /** A server that sends messages to itself and knows its own certificate. */
    private static ApplicationProcess service;

    @BeforeAll
    static void start() throws IOException {
        postgres = OwnDatabase.start(temporary);
        OwnDatabase.populate(postgres.settings(), 5, 5);
        service = ApplicationProcess.launch("service-tls", postgres.settings(), own -> endpoint("localhost", own))
                .awaitReady();
    }

    @AfterAll
    static void stop() {
        if (service != null) {
            service.close();
        }
        if (postgres != null) {
            postgres.close();
        }
    }

    /** Shows that the rejections in the other tests have no other cause. */
    @Test
    void acceptsKnownCertificate() {
        assertThat(service.browser().login("uid:1", "xxx").status()).isEqualTo(200);
    }

    @Test
    void rejectsUnknownCertificate() throws IOException {
        int port = service.server().settings().httpsPort();
        try (ApplicationProcess pages =
                ApplicationProcess.launch("pages-tls", postgres.settings(), own -> endpoint("localhost", port))) {
            assertRejected(pages.awaitReady(), REFUSAL.formatted("localhost", "CertificateException"));
        }
    }

    /** The server's own certificate names every address of the machine, but of the loopback addresses only the first. */
    @Test
    void rejectsCertificateForOtherName() throws IOException {
        try (ApplicationProcess pages = ApplicationProcess.launch("pages-tls", postgres.settings(), own -> {
            Map<String, String> settings = new HashMap<>(endpoint("127.0.0.2", own));
            settings.put("HTTP_ADDRESS", "*");
            return settings;
        })) {
            assertRejected(pages.awaitReady(), REFUSAL.formatted("127.0.0.2", "No subject alternative names matching"));
        }
    }

    private static void assertRejected(ApplicationProcess pages, String line) throws IOException {
        assertThat(pages.browser().login("uid:1", "xxx").status()).isEqualTo(503);
        assertThat(Files.readString(pages.server().settings().messagesLog())).containsPattern(line);
    }

    private static Map<String, String> endpoint(String host, int port) {
        return Map.of(
                "TRADER_TOKEN_SECRET",
                SECRET,
                "TRADER_CORE_THREADS",
                "40",
                "ACCESS_MODE",
                "WebServices",
                "SOAP_ENDPOINT",
                "https://" + host + ":" + port + "/daytrader/services/TradeWSServices");
    }
}
