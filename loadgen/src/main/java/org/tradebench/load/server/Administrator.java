package org.tradebench.load.server;

import java.io.IOException;
import java.net.CookieManager;
import java.net.HttpCookie;
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
import java.util.Optional;
import java.util.stream.Collectors;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/** Changes settings of a running application on its configuration page, as its administrator, and reads its cache's metrics. */
public final class Administrator {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration CACHE_PATIENCE = Duration.ofSeconds(60);
    private static final int OK = 200;
    private static final int SEE_OTHER = 303;
    private static final int UNAUTHORIZED = 401;

    private static final String SESSION = "JSESSIONID";

    private final CookieManager cookies = new CookieManager();
    private final HttpClient client;
    private final Duration patience;
    private final URI page;
    private final URI cachePage;
    private final String password;

    /**
     * Logs in.
     *
     * @param application its root, ending with a slash
     */
    public Administrator(URI application, String password) throws InterruptedException {
        this(application, password, null, PATIENCE);
        logIn();
    }

    private Administrator(URI application, String password, @Nullable SSLContext trust, Duration patience) {
        HttpClient.Builder builder =
                HttpClient.newBuilder().cookieHandler(cookies).connectTimeout(patience);
        // Some proxies do not understand a request to upgrade to HTTP/2 in clear text.
        builder.version(HttpClient.Version.HTTP_1_1);
        this.client = (trust == null ? builder : builder.sslContext(trust)).build();
        this.patience = patience;
        this.page = application.resolve("config");
        this.cachePage = application.resolve("config/cache.json");
        this.password = password;
    }

    /**
     * Logs in to one of several servers, whichever the proxy before them chooses.
     *
     * @param application the address of all, ending with a slash
     * @param trust which certificates are accepted where the address is https
     * @param patience timeout of each answer
     */
    public static Administrator ofOneOf(URI application, String password, SSLContext trust, Duration patience)
            throws InterruptedException {
        Administrator administrator = new Administrator(application, password, trust, patience);
        administrator.logIn();
        return administrator;
    }

    /** Logs in, again when the server has forgotten the session. */
    public void logIn() throws InterruptedException {
        Map<String, String> login = new LinkedHashMap<>();
        login.put("action", "login");
        login.put("uid", "admin");
        login.put("passwd", password);
        require(login, post(login));
    }

    /** Returns the server that answered last, by the clone id at the end of its session's cookie; empty when it names none. */
    public Optional<String> server() {
        return cookies.getCookieStore().getCookies().stream()
                .filter(cookie -> cookie.getName().equals(SESSION))
                .map(HttpCookie::getValue)
                .filter(value -> value.indexOf(':') >= 0)
                .map(value -> value.substring(value.lastIndexOf(':') + 1).replace("\"", ""))
                .reduce((before, last) -> last);
    }

    /**
     * Changes these settings; the others stay as they are. A server that learns of a new population after the login ends the session: then this logs in once
     * more.
     */
    public void set(Map<String, String> settings) throws InterruptedException {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("action", "settings");
        form.putAll(settings);
        int status = post(form);
        if (status == UNAUTHORIZED) {
            logIn();
            status = post(form);
        }
        require(form, status);
    }

    /** Returns the cache metrics that the application reports now. */
    public CacheReport cacheMetrics() throws InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(cachePage).timeout(patience).build();
        try {
            HttpResponse<String> answer = client.send(request, BodyHandlers.ofString(StandardCharsets.UTF_8));
            if (answer.statusCode() != OK) {
                throw Failure.of(cachePage + " answered with status " + answer.statusCode());
            }
            return CacheReport.parse(answer.body());
        } catch (IOException e) {
            throw Failure.of(cachePage + " does not answer: " + e.getMessage(), e);
        }
    }

    /**
     * Waits until the cache answers: it does when it reaches its database and, in a cluster, the other members.
     *
     * @param server names the server in the failure's text
     */
    public void awaitCache(String server) throws InterruptedException {
        long end = System.nanoTime() + CACHE_PATIENCE.toNanos();
        CacheReport metrics = cacheMetrics();
        while (!metrics.isActive()) {
            if (System.nanoTime() > end) {
                throw Failure.of("the cache of " + server + " does not answer " + CACHE_PATIENCE.toSeconds()
                        + " s after it was created: it reports caching type '" + metrics.caching()
                        + "', and its connection to the database is " + (metrics.databaseInSight() ? "up" : "down"));
            }
            Thread.sleep(200);
            metrics = cacheMetrics();
        }
    }

    private void require(Map<String, String> form, int status) {
        if (status != SEE_OTHER) {
            throw Failure.of(page + " refused the action '" + form.get("action") + "' with status " + status);
        }
    }

    /** Returns the answer's status. */
    private int post(Map<String, String> form) throws InterruptedException {
        String body = form.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        HttpRequest request = HttpRequest.newBuilder(page)
                .timeout(patience)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body))
                .build();
        try {
            return client.send(request, BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            throw Failure.of(page + " does not answer: " + e.getMessage(), e);
        }
    }
}
