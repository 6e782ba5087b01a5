package org.tradebench.tests.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.SecondApplication;

/** Checks the messages of server-sent events and of the WebSocket. */
@SecondApplication
class LiveViewsIT {

    private final Audience audience = new Audience();

    @BeforeEach
    void restore() {
        audience.restore();
    }

    @AfterEach
    void disconnect() throws Exception {
        audience.disconnect();
    }

    /** Every runtime mode, and one of them with access by web services, too. */
    static Stream<Arguments> modesAndWebServices() {
        return Stream.concat(
                Stream.of(Mode.values()).map(mode -> Arguments.of(mode, Access.STANDARD)),
                Stream.of(Arguments.of(Mode.DIRECT, Access.WEB_SERVICES)));
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void sendsLastFivePriceChangesThenEachNewOne(Mode mode) {
        Audience.TRADER.admin().set("RUNTIME_MODE", mode.label());
        for (int symbol = 0; symbol < 6; symbol++) {
            audience.buy(symbol);
        }
        EventReader reader = audience.events();
        Await.until("the first event is there", Audience.PATIENCE, () -> reader.events() > 0);
        assertThat(Audience.json(reader.last())).hasSize(5);
        assertThat(Audience.symbols(reader.last())).containsExactly("s:5", "s:4", "s:3", "s:2", "s:1");

        audience.buy(7);
        Await.until(
                "the change is pushed",
                Audience.PATIENCE,
                () -> Audience.symbols(reader.last()).contains("s:7"));
        assertThat(Audience.json(reader.last()).get(0))
                .isEqualTo(Audience.json(Audience.TRADER
                                .browser()
                                .get("/rest/quotes/s:7")
                                .body())
                        .get(0));
    }

    @ParameterizedTest
    @MethodSource("modesAndWebServices")
    void socketSendsMarketAndPushesChanges(Mode mode, Access access) {
        Audience.TRADER.admin().set("RUNTIME_MODE", mode.label());
        Audience.TRADER.admin().set("ACCESS_MODE", access.label());
        audience.buy(3);
        SocketReader socket = audience.socket();
        long messages = Access.messages(Audience.TRADER.server());
        JsonNode summary = answer(socket, "{\"action\":\"updateMarketSummary\"}", "tsia");
        assertThat(Access.messages(Audience.TRADER.server()) > messages)
                .as("messages were sent")
                .isEqualTo(access == Access.WEB_SERVICES);
        JsonNode market =
                Audience.json(Audience.TRADER.browser().get("/rest/market").body());
        assertThat(summary.path("tsia").decimalValue())
                .isEqualByComparingTo(market.path("tsia").decimalValue());
        assertThat(summary.path("volume")).isEqualTo(market.path("volume"));
        assertThat(summary.path("date").asText()).isNotBlank();
        for (int i = 1; i <= 5; i++) {
            for (String kind : List.of("gainer", "loser")) {
                JsonNode quote = market.path(kind.equals("gainer") ? "topGainers" : "topLosers")
                        .get(i - 1);
                assertThat(summary.path(kind + i + "_stock").asText())
                        .isEqualTo(quote.path("symbol").asText());
                assertThat(summary.path(kind + i + "_price").asText()).startsWith("$");
                assertThat(summary.path(kind + i + "_change").isNumber()).isTrue();
            }
        }
        JsonNode changes = answer(socket, "{\"action\":\"updateRecentQuotePriceChange\"}", "change1_stock");
        assertThat(changes.path("change1_stock").asText()).isEqualTo("s:3");
        JsonNode both = answer(socket, "{\"action\":\"update\"}", "change1_stock");
        assertThat(both.path("tsia")).isEqualTo(summary.path("tsia"));

        audience.buy(9);
        Await.until(
                "the change is pushed", Audience.PATIENCE, () -> socket.last().contains("\"s:9\""));
        Await.until("the market summary is pushed", Audience.PATIENCE, () -> {
            String message = socket.poll();
            return message != null && Audience.json(message).has("tsia");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "{}", "[]", "{\"action\":1}", "{\"action\":\"dance\"}"})
    @MethodSource("messagesBeyondParserLimits")
    void rejectsUnknownSocketMessages(String message) {
        SocketReader socket = audience.socket();
        JsonNode answer = answer(socket, message, "status");
        assertThat(answer.path("status").asInt()).isEqualTo(400);
        assertThat(answer.path("message").asText()).contains("updateMarketSummary");
    }

    static Stream<String> messagesBeyondParserLimits() {
        return Stream.of("{\"action\":" + "[".repeat(1_010));
    }

    @Test
    void closesConnectionOnOversizedMessage() {
        SocketReader socket = audience.socket();
        socket.send("a".repeat(10_000));
        Await.until("the connection has ended", Audience.PATIENCE, () -> socket.closeCode() != null);
    }

    /** Sends the request and returns the first message with this field; messages that are pushed meanwhile may lack it. */
    private static JsonNode answer(SocketReader socket, String request, String field) {
        socket.send(request);
        List<JsonNode> answers = new ArrayList<>();
        Await.until("there is a response to " + request, Audience.PATIENCE, () -> {
            String message = socket.poll();
            if (message != null && Audience.json(message).has(field)) {
                answers.add(Audience.json(message));
            }
            return !answers.isEmpty();
        });
        return answers.get(0);
    }
}
