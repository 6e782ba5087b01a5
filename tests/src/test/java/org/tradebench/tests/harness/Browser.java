package org.tradebench.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A visitor over HTTP: keeps cookies, follows no redirects, and sends nothing by itself. Not for use by two threads at
 * once.
 */
public final class Browser {

    /** Long enough for the slowest machine; a request without an answer fails the test rather than hanging it. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final HttpClient CLIENT = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();

    private final URI root;
    private final Map<String, String> cookies = new TreeMap<>();
    private final Map<String, String> headers = new TreeMap<>();

    /**
     * @param root URL of the application with its context root, without a slash at the end
     */
    public Browser(URI root) {
        this.root = root;
    }

    /** From now on, sends this header with every request. */
    public Browser sending(String header, String value) {
        headers.put(header, value);
        return this;
    }

    /** The value of a cookie, or null. */
    public String cookie(String name) {
        return cookies.get(name);
    }

    public void setCookie(String name, String value) {
        cookies.put(name, value);
    }

    /** An action of the front controller by GET, as old load scripts ask for it. */
    public Page getAction(String action, String... namesAndValues) {
        return get("/app?action=" + action + tail(Parameter.list(namesAndValues)));
    }

    /** An action of the front controller by POST, as the pages' forms ask for it. */
    public Page postAction(String action, String... namesAndValues) {
        return postAction(action, Parameter.list(namesAndValues));
    }

    public Page postAction(String action, List<Parameter> parameters) {
        return post("/app", "action=" + action + tail(parameters));
    }

    public Page getAction(String action, List<Parameter> parameters) {
        return get("/app?action=" + action + tail(parameters));
    }

    public Page get(String pathAndQuery) {
        return send("GET", pathAndQuery, null);
    }

    /**
     * @param form percent-encoded
     */
    public Page post(String path, String form) {
        return send("POST", path, form);
    }

    public Page post(String path, List<Parameter> form) {
        return post(path, Parameter.joined(form));
    }

    /** Tries to log in and returns the answer for the caller to check. */
    public Page login(String user, String password) {
        return postAction("login", "uid", user, "passwd", password);
    }

    /**
     * Any request.
     *
     * @param body sent as a form, or null for none
     */
    public Page send(String method, String pathAndQuery, String body) {
        return send(method, pathAndQuery, "application/x-www-form-urlencoded", body);
    }

    /** Sends JSON, as a program does. */
    public Page sendJson(String method, String pathAndQuery, String json) {
        return send(method, pathAndQuery, "application/json", json);
    }

    /**
     * Any request with any body.
     *
     * @param body null for none
     */
    public Page send(String method, String pathAndQuery, String contentType, String body) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(root + pathAndQuery)).timeout(PATIENCE);
        headers.forEach(request::header);
        if (!cookies.isEmpty()) {
            request.header(
                    "Cookie",
                    cookies.entrySet().stream()
                            .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                            .collect(Collectors.joining("; ")));
        }
        if (body == null) {
            request.method(method, BodyPublishers.noBody());
        } else {
            request.header("Content-Type", contentType);
            request.method(method, BodyPublishers.ofString(body, StandardCharsets.UTF_8));
        }
        try {
            HttpResponse<String> response = CLIENT.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8));
            response.headers().allValues("set-cookie").forEach(this::keep);
            return new Page(
                    method + " " + shortened(pathAndQuery), response.statusCode(), response.headers(), response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(method + " " + shortened(pathAndQuery), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void keep(String setCookie) {
        String pair = setCookie.split(";", 2)[0];
        String name = pair.substring(0, pair.indexOf('=')).trim();
        if (setCookie.toLowerCase(Locale.ROOT).contains("max-age=0")) {
            cookies.remove(name);
        } else {
            cookies.put(name, pair.substring(pair.indexOf('=') + 1));
        }
    }

    private static String tail(List<Parameter> parameters) {
        return parameters.isEmpty() ? "" : "&" + Parameter.joined(parameters);
    }

    private static String shortened(String text) {
        return text.length() > 200 ? text.substring(0, 200) + "… (" + text.length() + " characters)" : text;
    }
}
