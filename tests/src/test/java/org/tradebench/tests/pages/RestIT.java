package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Parameter;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Quotes as JSON, by GET and by POST, without a login. */
@SecondApplication
class RestIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final ObjectMapper JSON = new ObjectMapper();

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @Test
    void returnsQuotesInRequestedOrder() {
        Page page = TRADER.browser().get("/rest/quotes/s:2,s:0");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.contentType()).startsWith("application/json");
        JsonNode quotes = json(page);
        assertThat(quotes).hasSize(2);
        assertThat(quotes.get(0).get("symbol").asText()).isEqualTo("s:2");
        assertThat(quotes.get(1).get("symbol").asText()).isEqualTo("s:0");
        assertThat(quotes.get(0).fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder("symbol", "companyName", "price", "open", "low", "high", "change", "volume");
        assertThat(quotes.get(0).get("price").isNumber()).isTrue();
        assertThat(quotes.get(0).get("volume").isIntegralNumber()).isTrue();
    }

    @Test
    void returnsSameQuotesForPostedForm() {
        Page posted = TRADER.browser().post("/rest/quotes", "symbols=s%3A1");
        assertThat(posted.status()).isEqualTo(200);
        assertThat(json(posted)).isEqualTo(json(TRADER.browser().get("/rest/quotes/s:1")));
        assertThat(json(posted)).hasSize(1);
    }

    @Test
    void ignoresExpiredSession() {
        var visitor = TRADER.browser();
        visitor.setCookie("JSESSIONID", "0000dead:1");
        assertThat(visitor.post("/rest/quotes", "symbols=s%3A1").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "symbols=",
                "symbols=%00",
                "symbols=%FF",
                "symbols=,,,",
                "nothing=1",
                "symbols=%27+OR+1%3D1+--",
                "symbols=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
                "symbols=%zz"
            })
    void answersInvalidFormsWithJson(String form) {
        Page page = TRADER.browser().post("/rest/quotes", form);
        assertThat(page.status()).as(page.toString()).isIn(200, 400, 404);
        assertThat(page.contentType()).as(page.toString()).startsWith("application/json");
        if (page.status() == 200) {
            assertThat(json(page)).isEmpty();
        } else {
            assertThat(json(page).get("message").asText()).isNotBlank();
        }
        Leaks.assertNoneIn(page);
    }

    @Test
    void rejectsTooManySymbols() {
        String many = IntStream.range(0, 5_000).mapToObj(i -> "s:" + i).collect(Collectors.joining(","));
        Page page = TRADER.browser().post("/rest/quotes", List.of(Parameter.of("symbols", many)));
        assertThat(page.status()).isEqualTo(400);
        Leaks.assertNoneIn(page);
    }

    @Test
    void handlesUnsupportedMediaTypeWithoutInternals() {
        Page page = TRADER.browser().sending("Accept", "application/xml").get("/rest/quotes/s:1");
        assertThat(page.status()).isEqualTo(406);
        Leaks.assertNoneIn(page);
    }

    private static JsonNode json(Page page) {
        try {
            return JSON.readTree(page.body());
        } catch (IOException e) {
            throw new UncheckedIOException(page.toString(), e);
        }
    }
}
