package org.tradebench.app.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.app.domain.TradeException;

class UserIdsTest {
    @ParameterizedTest
    @ValueSource(strings = {"uid:0", "ru:1234:153000999", "ann@example.org", "A-b_c.d+e"})
    void acceptsGeneratedAndPersonalIds(String id) {
        assertThat(UserIds.checked("user id", id)).isEqualTo(id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"<b>", "a b", "a'--", "a\"b", "../etc", ":x", "žofie", "a/b", "a&b"})
    void rejectsIdsWithUnsafeCharacters(String id) {
        assertThatThrownBy(() -> UserIds.checked("user id", id)).isInstanceOf(TradeException.class);
    }
}
