package org.tradebench.app.services;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.app.domain.TradeException;

class IdempotencyKeyTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "!",
                "~",
                "1b4e28ba-2fa1-11d2-883f-0016d3cca427",
                "0123456789012345678901234567890123456789012345678901234567890123"
            })
    void acceptsVisibleAscii(String key) {
        assertThat(IdempotencyKey.of(key).value()).isEqualTo(key);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "a b",
                "ä",
                "a\u007f",
                "a\n",
                "0123456789012345678901234567890123456789012345678901234567890123x"
            })
    void rejectsInvalidKey(String key) {
        assertThatThrownBy(() -> IdempotencyKey.of(key))
                .isInstanceOf(TradeException.class)
                .hasMessageContaining("1 to 64 visible ASCII characters");
    }

    @Test
    void acceptsMissingKey() {
        assertThat(IdempotencyKey.of(null)).isSameAs(IdempotencyKey.NONE);
    }
}
