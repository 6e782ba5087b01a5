package org.tradebench.tests.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** Sends and receives plain bytes, for requests and answers that are neither forms nor pages. */
final class Fetch {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private Fetch() {}

    static HttpResponse<byte[]> get(URI root, String path) {
        return send(HttpRequest.newBuilder(URI.create(root + path)));
    }

    static HttpResponse<byte[]> post(URI root, String path, String type, String body) {
        return send(HttpRequest.newBuilder(URI.create(root + path))
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private static HttpResponse<byte[]> send(HttpRequest.Builder request) {
        try {
            return CLIENT.send(request.timeout(PATIENCE).build(), HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
