package org.tradebench.tests.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.application.JavaRuntime;
import org.tradebench.load.application.PopulationProgram;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.OwnSystem;

/** Pages that send messages by https to a server whose certificate nobody has vouched for. */
@Tag("full")
@OwnSystem
class WebServiceTlsIT {

    private static final Map<String, String> SECRET =
            Map.of("TRADER_TOKEN_SECRET", "the same for both of these servers");

    @TempDir
    private Path temporary;

    @Test
    void unknownCertificateOfTheServiceIsRefused() throws IOException {
        ProjectLayout layout = ProjectLayout.current();
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(
                temporary.resolve("database"), layout.base().resolve("tests/target/postgresql"), 0)) {
            DatabaseSettings database = postgres.settings();
            new PopulationProgram(
                            JavaRuntime.current(), layout.application(), layout.libertyHome(), database.environment())
                    .populate(5, 5, 7, (done, all, what) -> {});
            try (ApplicationProcess service = ApplicationProcess.launch("service-tls", database, SECRET)) {
                service.awaited();
                try (ApplicationProcess pages = ApplicationProcess.launch(
                        "pages-tls",
                        database,
                        Map.of(
                                "TRADER_TOKEN_SECRET",
                                SECRET.get("TRADER_TOKEN_SECRET"),
                                "ACCESS_MODE",
                                "WebServices",
                                "SOAP_ENDPOINT",
                                endpoint(service)))) {
                    pages.awaited();

                    assertThat(pages.browser().login("uid:1", "xxx").status()).isEqualTo(503);
                    assertThat(Files.readString(pages.server().settings().messagesLog()))
                            .containsPattern(
                                    "The web service at https://localhost:\\d+/.* does not answer: .*CertificateException");
                }
            }
        }
    }

    private static String endpoint(ApplicationProcess service) {
        return "https://localhost:" + service.server().settings().httpsPort() + "/daytrader/services/TradeWSServices";
    }
}
