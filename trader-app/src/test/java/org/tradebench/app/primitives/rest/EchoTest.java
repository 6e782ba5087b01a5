package org.tradebench.app.primitives.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.app.domain.TradeException;

class EchoTest {
    private static String xml(String document) {
        return XmlEcho.of(document.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void echoesXml() {
        assertThat(xml("<?xml version=\"1.0\"?><input a=\"1\">é &lt; 2<more></more></input>"))
                .isEqualTo("<input a=\"1\">é &lt; 2<more></more></input>");
    }

    @Test
    void rejectsDocumentTypeWithoutReadingFiles(@TempDir Path folder) throws Exception {
        Path secret = Files.writeString(folder.resolve("secret"), "do not tell");
        assertThatThrownBy(() ->
                        xml("<!DOCTYPE input [<!ENTITY file SYSTEM \"" + secret.toUri() + "\">]><input>&file;</input>"))
                .isInstanceOf(TradeException.class)
                .hasMessageContaining("without a document type");
        assertThatThrownBy(() -> xml("<!DOCTYPE input><input/>")).isInstanceOf(TradeException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "text", "<a>", "<a></b>", "<a/><b/>", "{}"})
    void rejectsMalformedXml(String document) {
        assertThatThrownBy(() -> xml(document))
                .isInstanceOf(TradeException.class)
                .hasMessageContaining("well-formed XML");
    }

    @Test
    void echoesJson() {
        assertThat(JsonEcho.of("{\"a\": [1, 2.50, null],\n \"b\": \"é\"}"))
                .isEqualTo("{\"a\":[1,2.50,null],\"b\":\"é\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "[]", "{", "{\"a\":}", "{\"a\":1} trailing", "<a/>"})
    void rejectsAllButJsonObjects(String document) {
        assertThatThrownBy(() -> JsonEcho.of(document))
                .isInstanceOf(TradeException.class)
                .hasMessageContaining("JSON object");
    }

    @Test
    void rejectsDeeplyNestedJsonWithoutOverflow() {
        assertThatThrownBy(() -> JsonEcho.of("{\"a\":" + "[".repeat(8_000) + "]".repeat(8_000) + "}"))
                .isInstanceOf(TradeException.class);
    }
}
