package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RawHttp;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Parameters of primitives have bounds: no visitor can use a primitive to cause high cost or to change users' data. */
@SecondApplication
class PrimitiveBoundsIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/servlet/PingServletSetContentLength?contentLength=1048577",
                "/servlet/PingServletSetContentLength?contentLength=-1",
                "/servlet/PingServletSetContentLength?contentLength=1e9",
                "/servlet/PingReentryServlet?numReentries=4",
                "/servlet/PingReentryServlet?numReentries=",
                "/servlet/PingSession3?num_objects=9",
                "/servlet/PingSession3?num_objects=0",
                "/rest/sync/echoText"
            })
    void rejectsParametersBeyondBounds(String path) {
        Page page = TRADER.browser().get(path);
        assertThat(page.status()).as(page.toString()).isEqualTo(400);
        Leaks.assertNoneIn(page);
    }

    @Test
    void returnsRequestedLengthAndDepth() {
        for (int length : new int[] {0, 1, 8_192, 8_193, 1_048_576}) {
            assertThat(Fetch.get(TRADER.root(), "/servlet/PingServletSetContentLength?contentLength=" + length)
                            .body())
                    .hasSize(length);
        }
        assertThat(TRADER.browser()
                        .get("/servlet/PingReentryServlet?numReentries=3")
                        .text())
                .contains("Level 3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/rest/sync/echoJSON | application/json | [1] | 400",
                "/rest/sync/echoJSON | application/json | nothing | 400",
                "/rest/sync/echoJSON | text/plain | {} | 415",
                "/rest/sync/echoXML | application/xml | <a> | 400",
                "/rest/sync/echoXML | application/xml | <!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a> | 400"
            })
    void rejectsBodyThatContradictsItsType(String path, String type, String body, int status) {
        var answer = Fetch.post(TRADER.root(), path, type, body);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).doesNotContain("root:", "Exception");
    }

    @ParameterizedTest
    @CsvSource({
        "/rest/sync/echoJSON, application/json, 400",
        "/rest/sync/echoXML, application/xml, 400",
        "/servlet/PingServlet31AsyncRead, text/plain, 413"
    })
    void rejectsOversizedBody(String path, String type, int status) {
        String body = type.equals("application/xml")
                ? "<a>" + "x".repeat(17_000) + "</a>"
                : "{\"input\":\"" + "x".repeat(17_000) + "\"}";
        assertThat(Fetch.post(TRADER.root(), path, type, body).statusCode()).isEqualTo(status);
    }

    @Test
    void echoesBodiesUnchanged() {
        String text = "é".repeat(4_000);
        var echoed = Fetch.post(TRADER.root(), "/servlet/PingServlet31AsyncRead", "text/plain", text);
        assertThat(new String(echoed.body(), StandardCharsets.UTF_8)).isEqualTo(text);
        assertThat(TRADER.browser()
                        .get("/rest/sync/echoText?input=%C3%A9%3Cb%3E")
                        .body())
                .isEqualTo("é<b>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/servlet/PingSession1",
                "/servlet/PingSession2",
                "/servlet/PingJDBCWrite",
                "/ejb3/PingServlet2MDBQueue",
                "/ejb3/PingServlet2TwoPhase"
            })
    void rejectsCrossSiteChanges(String path) {
        Page page = TRADER.browser().sending("Sec-Fetch-Site", "cross-site").get(path);
        assertThat(page.status()).as(page.toString()).isEqualTo(403);
    }

    @Test
    void rejectsRequestWithoutUpgradeHeader() {
        Page page = TRADER.browser().get("/servlet/PingUpgradeServlet");
        assertThat(page.status()).isEqualTo(426);
        assertThat(page.headers().firstValue("upgrade")).hasValue("echo");
        Leaks.assertNoneIn(page);
    }

    @Test
    void closesIdleUpgradedConnection() {
        String answer = RawHttp.exchange(TRADER.root(), """
                GET /daytrader/servlet/PingUpgradeServlet HTTP/1.1
                Host: localhost
                Connection: Upgrade
                Upgrade: echo

                hello""");
        assertThat(answer).startsWith("HTTP/1.1 101 ");
    }

    @Test
    void closesConnectionOnOversizedMessage() throws Exception {
        CompletableFuture<Integer> closed = new CompletableFuture<>();
        URI address = URI.create(TRADER.root().toString().replace("http:", "ws:") + "/pingTextSync");
        WebSocket socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, new WebSocket.Listener() {
                    @Override
                    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
                        closed.complete(code);
                        return null;
                    }

                    @Override
                    public void onError(WebSocket from, Throwable failure) {
                        closed.complete(-1);
                    }
                })
                .get(60, TimeUnit.SECONDS);
        assertThat(socket.sendText("x".repeat(100_000), true)).isNotNull();
        assertThat(closed.get(60, TimeUnit.SECONDS)).isNotEqualTo(WebSocket.NORMAL_CLOSURE);
        socket.abort();
    }
}
