package org.tradebench.tests.screen;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.logging.Level;
import java.util.stream.StreamSupport;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** Reads the console messages and network requests of a browser window since the last call. */
final class WindowLog {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Chromium chromium;

    WindowLog(Chromium chromium) {
        this.chromium = chromium;
    }

    /** Errors and warnings of the console, including missing files and violations of the content security policy. */
    List<String> complaints() {
        return StreamSupport.stream(entries(LogType.BROWSER).spliterator(), false)
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    /** Addresses of requests, except data URLs. */
    List<URI> requests() {
        return StreamSupport.stream(entries(LogType.PERFORMANCE).spliterator(), false)
                .map(WindowLog::request)
                .filter(Objects::nonNull)
                .filter(address -> !"data".equals(address.getScheme()))
                .toList();
    }

    private static URI request(LogEntry entry) {
        try {
            JsonNode message = JSON.readTree(entry.getMessage()).path("message");
            JsonNode parameters = message.path("params");
            return switch (message.path("method").asText()) {
                case "Network.requestWillBeSent" ->
                    URI.create(parameters.path("request").path("url").asText());
                case "Network.webSocketCreated" ->
                    URI.create(parameters.path("url").asText());
                default -> null;
            };
        } catch (JsonProcessingException e) {
            throw new AssertionError(entry.getMessage(), e);
        }
    }

    private Iterable<LogEntry> entries(String type) {
        return chromium.driver().manage().logs().get(type);
    }
}
