package org.tradebench.app.primitives.websocket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.websocket.DecodeException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PingMessageTest {
    private final PingMessage.Decoder decoder = new PingMessage.Decoder();

    @Test
    void readsTextAndNumber() throws Exception {
        assertThat(decoder.decode("{\"text\":\"é\",\"number\":1}").next()).isEqualTo(new PingMessage("é", 2));
    }

    @ParameterizedTest
    @MethodSource("invalidMessages")
    void rejectsInvalidMessages(String message) {
        assertThatThrownBy(() -> decoder.decode(message)).isInstanceOf(DecodeException.class);
    }

    static Stream<String> invalidMessages() {
        return Stream.of(
                "",
                "{",
                "{\"number\":" + "[".repeat(2_000) + "]".repeat(2_000) + "}",
                "{\"number\":" + "1".repeat(1_200) + "}");
    }
}
