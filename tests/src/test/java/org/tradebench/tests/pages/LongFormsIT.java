package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.RawHttp;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Forms have a maximum length, with a Content-Length or in chunks. */
@SecondApplication
class LongFormsIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final int MAX_BYTES = 65_536;

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/app", "/config", "/rest/quotes", "/welcome.faces", "/scenario", "/servlet/PingServlet"})
    void rejectsOversizedForms(String path) {
        String form = "symbols=s:0&more=" + "x".repeat(MAX_BYTES);
        for (String answer : new String[] {withLength(path, form), inChunks(path, form)}) {
            assertThat(answer).startsWith("HTTP/1.1 413 ").contains("A form may have at most 65536 bytes.");
            assertThat(answer.contains("Content-Type: application/json")).isEqualTo(path.startsWith("/rest/"));
        }
    }

    /** An excessive Content-Length is rejected before the body arrives. */
    @ParameterizedTest
    @ValueSource(strings = {"/app", "/rest/quotes"})
    void rejectsByContentLengthAlone(String path) {
        assertThat(RawHttp.head(TRADER.root(), head(path) + "Content-Length: 9999999999\n\n"))
                .startsWith("HTTP/1.1 413 ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/app?action=login", "/rest/quotes"})
    void readsChunkedForms(String path) {
        String form = "symbols=s%3A0%2Cs%3A1&uid=uid:1&passwd=xxx&more=" + "x".repeat(10_000);
        String expected = path.startsWith("/rest/") ? "\"symbol\":\"s:1\"" : "Number of holdings";
        for (String answer : new String[] {withLength(path, form), inChunks(path, form)}) {
            assertThat(answer).startsWith("HTTP/1.1 200 ").contains(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"symbols=%zz", "symbols=%", "=&=&&symbols", "%00=%ff&symbols=%ff"})
    void rejectsInvalidChunkedForms(String form) {
        String answer = inChunks("/rest/quotes", form);
        assertThat(answer).startsWith("HTTP/1.1 400 ").doesNotContain("Exception");
    }

    private static String withLength(String path, String form) {
        return RawHttp.exchange(TRADER.root(), head(path) + "Content-Length: " + form.length() + "\n\n" + form);
    }

    private static String inChunks(String path, String form) {
        StringBuilder chunks = new StringBuilder();
        for (int from = 0; from < form.length(); from += 8_000) {
            String chunk = form.substring(from, Math.min(form.length(), from + 8_000));
            chunks.append(Integer.toHexString(chunk.length()))
                    .append('\n')
                    .append(chunk)
                    .append('\n');
        }
        return RawHttp.exchange(TRADER.root(), head(path) + "Transfer-Encoding: chunked\n\n" + chunks + "0\n\n");
    }

    private static String head(String path) {
        return "POST /daytrader" + path
                + " HTTP/1.1\nHost: localhost\nConnection: close\nContent-Type: application/x-www-form-urlencoded\n";
    }
}
