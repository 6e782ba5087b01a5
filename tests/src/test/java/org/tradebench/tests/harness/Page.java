package org.tradebench.tests.harness;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.http.HttpHeaders;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/**
 * What the application answered.
 *
 * @param request method and URL, for messages
 */
public record Page(String request, int status, HttpHeaders headers, String body) {

    /** Keeps numbers as they were written: 1.50 is not 1.5. */
    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final Pattern HOLDING = Pattern.compile("holdingID=([0-9]+)");
    private static final Pattern MOMENT =
            Pattern.compile("\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z| UTC)?");

    public Document html() {
        return Jsoup.parse(body);
    }

    public String title() {
        return html().title();
    }

    /** The answer as a program reads it. */
    public JsonNode json() {
        try {
            return JSON.readTree(body);
        } catch (JsonProcessingException e) {
            throw new AssertionError("No JSON: " + this, e);
        }
    }

    /** The visible words. */
    public String text() {
        return html().body().text();
    }

    public String contentType() {
        return headers.firstValue("content-type").orElse("");
    }

    /** The holdings that the page offers to sell, each once, in order of appearance; old load scripts search for them in the same way. */
    public List<Long> holdingIds() {
        Matcher matcher = HOLDING.matcher(body);
        return matcher.results()
                .map(found -> Long.valueOf(found.group(1)))
                .distinct()
                .toList();
    }

    /** The page with every time replaced by a fixed word, so that two runs of one script can be compared. */
    public String withoutMoments() {
        Document document = html();
        document.select("time").forEach(time -> time.removeAttr("datetime").text("a moment"));
        return MOMENT.matcher(document.outerHtml()).replaceAll("a moment");
    }

    @Override
    public String toString() {
        String shown = contentType().startsWith("text/html") ? title() + " | " + text() : body;
        return request + " -> " + status + ": " + (shown.length() > 1_000 ? shown.substring(0, 1_000) + "…" : shown);
    }
}
