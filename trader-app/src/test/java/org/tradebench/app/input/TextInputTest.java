package org.tradebench.app.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.app.domain.TradeException;

class TextInputTest {
    @Test
    void trimsTextsButNotSecrets() {
        assertThat(TextInput.required("name", "  Ann Lee ", 20)).isEqualTo("Ann Lee");
        assertThat(TextInput.secret("password", " xxx ", 20)).isEqualTo(" xxx ");
    }

    @Test
    void acceptsLettersOfEveryScript() {
        assertThat(TextInput.required("name", "Žofie 李 😀", 20)).isEqualTo("Žofie 李 😀");
    }

    @Test
    void namesParameterAndLimitInMessage() {
        assertThatThrownBy(() -> TextInput.required("Full Name", null, 5))
                .isInstanceOf(TradeException.class)
                .hasMessage("The parameter 'Full Name' is missing.");
        assertThatThrownBy(() -> TextInput.required("Full Name", " ", 5)).hasMessageContaining("is empty");
        assertThatThrownBy(() -> TextInput.required("Full Name", "123456", 5))
                .hasMessageContaining("has 6 characters")
                .hasMessageContaining("at most 5");
        assertThatThrownBy(() -> TextInput.secret("passwd", null, 5)).hasMessageContaining("'passwd' is empty");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\0b", "a\nb", "\u001b[31m", "\uFFFD", "\uD83D", "\uDE00x", "a\u0085"})
    void rejectsControlCharactersAndInvalidUtf8(String text) {
        assertThatThrownBy(() -> TextInput.required("email", text, 20))
                .isInstanceOf(TradeException.class)
                .hasMessageContaining("control character or bytes that are not UTF-8");
    }
}
