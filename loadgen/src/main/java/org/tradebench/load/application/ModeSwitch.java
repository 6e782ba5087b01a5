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

/** Changes a running application's mode on its configuration page, as its administrator would. */
public final class ModeSwitch {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int SEE_OTHER = 303;

    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final URI page;

    /**
     * Logs in.
     *
     * @param application its root, ending with a slash
     */
    public ModeSwitch(URI application, String adminPassword) throws InterruptedException {
        page = application.resolve("config");
        Map<String, String> login = new LinkedHashMap<>();
        login.put("action", "login");
        login.put("uid", "admin");
        login.put("passwd", adminPassword);
        post(login);
    }

    /** From the next request on the application works in this mode. */
    public void to(Mode mode) throws InterruptedException {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("action", "settings");
        settings.put("RUNTIME_MODE", mode.setting());
        post(settings);
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
