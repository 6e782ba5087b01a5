package org.tradebench.load.application;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.tradebench.load.failure.Failure;

/** Changes a running application's settings on its configuration page, and reads its cache's figures, as its administrator would. */
public final class Administrator {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int OK = 200;
    private static final int SEE_OTHER = 303;

    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final URI page;
    private final URI cachePage;

    /**
     * Logs in.
     *
     * @param application its root, ending with a slash
     */
    public Administrator(URI application, String password) throws InterruptedException {
        page = application.resolve("config");
        cachePage = application.resolve("config/cache.json");
        Map<String, String> login = new LinkedHashMap<>();
        login.put("action", "login");
        login.put("uid", "admin");
        login.put("passwd", password);
        post(login);
    }

    /** From the next request on these settings are in force; the others stay as they are. */
    public void set(Map<String, String> settings) throws InterruptedException {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("action", "settings");
        form.putAll(settings);
        post(form);
    }

    /** What the application says of its cache now. */
    public CacheFigures cacheFigures() throws InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(cachePage).timeout(PATIENCE).build();
        try {
            HttpResponse<String> answer = client.send(request, BodyHandlers.ofString(StandardCharsets.UTF_8));
            if (answer.statusCode() != OK) {
                throw Failure.of(cachePage + " answered with status " + answer.statusCode());
            }
            return CacheFigures.parse(answer.body());
        } catch (IOException e) {
            throw Failure.of(cachePage + " does not answer: " + e.getMessage(), e);
        }
    }

    private void post(Map<String, String> form) throws InterruptedException {
        String body = form.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        HttpRequest request = HttpRequest.newBuilder(page)
                .timeout(PATIENCE)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body))
                .build();
        try {
            HttpResponse<Void> answer = client.send(request, BodyHandlers.discarding());
            if (answer.statusCode() != SEE_OTHER) {
                throw Failure.of(
                        page + " refused the action '" + form.get("action") + "' with status " + answer.statusCode());
            }
        } catch (IOException e) {
            throw Failure.of(page + " does not answer: " + e.getMessage(), e);
        }
    }
}
