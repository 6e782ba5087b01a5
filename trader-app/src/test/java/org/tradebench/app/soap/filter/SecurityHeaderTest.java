package org.tradebench.app.soap.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SecurityHeaderTest {
    private static final String WSSE =
            "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd";

    private static String message(String header, String body) {
        return "<s:Envelope xmlns:s=\"http://schemas.xmlsoap.org/soap/envelope/\"><s:Header>" + header
                + "</s:Header><s:Body>" + body + "</s:Body></s:Envelope>";
    }

    private static String token(String inside) {
        return "<w:Security xmlns:w=\"" + WSSE + "\" s:mustUnderstand='1'><w:UsernameToken>" + inside
                + "</w:UsernameToken></w:Security>";
    }

    private static Optional<UsernameToken> read(String message) {
        return SecurityHeader.read(message.getBytes(StandardCharsets.UTF_8), "UTF-8");
    }

    @Test
    void readsUserAndPasswordUnchanged() {
        assertThat(read(message(
                        token("<w:Username>uid:1</w:Username><w:Password> a&amp;<![CDATA[<b>]]>ä </w:Password>"), "")))
                .contains(new UsernameToken("uid:1", " a&<b>ä "));
    }

    @Test
    void returnsNullForMissingTokenParts() {
        assertThat(read(message(token(""), ""))).contains(new UsernameToken(null, null));
        assertThat(read(message(
                        token("<w:Username>u</w:Username><w:Password Type=\"x#PasswordDigest\">d</w:Password>"), "")))
                .contains(new UsernameToken("u", null));
    }

    @Test
    void ignoresTokenInBodyOrOtherNamespace() {
        assertThat(read(message("", token("<w:Username>u</w:Username>")))).isEmpty();
        assertThat(read(message(token("<w:Username>u</w:Username>").replace(WSSE, "urn:other"), "")))
                .isEmpty();
    }

    @Test
    void ignoresInvalidMessage() {
        assertThat(read("UsernameToken")).isEmpty();
        assertThat(read(message("<a>", ""))).isEmpty();
        assertThat(read("<!DOCTYPE a [<!ENTITY x \"y\">]>" + message(token("<w:Username>&x;</w:Username>"), "")))
                .isEmpty();
    }

    @Test
    void marksOnlySecurityHeaderAsUnderstood() {
        String other = "<o:other xmlns:o=\"urn:o\" s:mustUnderstand=\"1\"/>";
        String text = message(token("<w:Username>u</w:Username>") + other, "");
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        SecurityHeader.markUnderstood(bytes, text);
        assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                .isEqualTo(text.replace("mustUnderstand='1'", "mustUnderstand='0'"))
                .contains(other);
    }

    @Test
    void scansUnclosedTagsInLinearTime() {
        String text = "<a:Security ".repeat(100_000);
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        assertTimeoutPreemptively(Duration.ofSeconds(5), () -> SecurityHeader.markUnderstood(bytes, text));
        assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).isEqualTo(text);
    }

    @Test
    void omitsPasswordFromText() {
        assertThat(new UsernameToken("u", "secret")).hasToString("UsernameToken[userId=u]");
    }
}
