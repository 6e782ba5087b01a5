package org.tradebench.tests.compose;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.load.loadgenerator.EveryCertificate;

/** A browser behind the outermost server whose session cookie the test can read and set. */
final class Visitor {

    private static final Pattern COOKIE = Pattern.compile("JSESSIONID=([^;]*)");

    private final HttpClient http;
    private final URI root;
    private String cookie;

    Visitor(URI root) {
        this.root = root;
        http = HttpClient.newBuilder()
                .sslContext(EveryCertificate.context())
                .connectTimeout(Duration.ofSeconds(10))
                .build();
    }

    HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(root.resolve(path)).GET());
    }

    HttpResponse<String> login(String user) {
        return send(HttpRequest.newBuilder(root.resolve("app"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("action=login&uid=" + user + "&passwd=xxx")));
    }

    /** The session's id with its chain of clone ids; empty without a session. */
    Optional<String> session() {
        return Optional.ofNullable(cookie);
    }

    /** The server that the session is on: the last clone id of its chain. */
    String server() {
        return cookie.substring(cookie.lastIndexOf(':') + 1);
    }

    HttpResponse<String> logout() {
        return get("app?action=logout");
    }

    /** Continues with this session cookie. */
    void take(String session) {
        cookie = session;
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        request.timeout(Duration.ofSeconds(60));
        if (cookie != null) {
            request.header("Cookie", "JSESSIONID=" + cookie);
        }
        try {
            HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
            response.headers().allValues("Set-Cookie").forEach(header -> {
                Matcher found = COOKIE.matcher(header);
                if (found.find()) {
                    cookie = header.toLowerCase(Locale.ROOT).contains("max-age=0") ? null : found.group(1);
                }
            });
            return response;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
