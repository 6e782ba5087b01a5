package org.tradebench.load.consistency;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.ServerAddress;

/** Requests a user's pages from one application node: the session names the node, and the load balancer routes by it. */
final class NodePages {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String SESSION = "JSESSIONID=";

    private static final Pattern HOLDING = Pattern.compile("<tr id=\"h(\\d+)\">");
    private static final Pattern BALANCE = Pattern.compile("<dt>Balance</dt><dd>([^<]+)</dd>");

    private final HttpClient client;
    private final ServerAddress target;
    private final String node;
    private String session;

    NodePages(ServerAddress target, String node) {
        this.target = target;
        this.node = node;
        this.client = client(target);
        this.session = "0000none:" + node;
    }

    private static HttpClient client(ServerAddress target) {
        return HttpClient.newBuilder()
                .connectTimeout(PATIENCE)
                .sslContext(target.trust().context())
                .version(HttpClient.Version.HTTP_1_1)
                .build();
    }

    /** Logs in on the node, and on no other. */
    void logIn(String user) throws InterruptedException {
        send(request()
                .POST(HttpRequest.BodyPublishers.ofString("action=login&uid=" + user + "&passwd=xxx"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .uri(target.loginPage())
                .build());
        if (!session.endsWith(":" + node)) {
            throw Failure.of("a login that names " + node + " was answered by another node: session " + session);
        }
    }

    /** Requests a page of the user who is logged in. */
    String page(String query) throws InterruptedException {
        return send(request().uri(URI.create(target.loginPage() + "?" + query)).build());
    }

    private HttpRequest.Builder request() {
        return HttpRequest.newBuilder().timeout(PATIENCE).header("Cookie", SESSION + session);
    }

    private String send(HttpRequest request) throws InterruptedException {
        try {
            HttpResponse<String> answer =
                    client.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
            if (answer.statusCode() != 200) {
                throw Failure.of(node + " answered " + request.uri() + " with status " + answer.statusCode());
            }
            answer.headers().allValues("Set-Cookie").stream()
                    .filter(cookie -> cookie.startsWith(SESSION))
                    .forEach(cookie ->
                            session = cookie.substring(SESSION.length()).split(";", 2)[0]);
            return answer.body();
        } catch (IOException e) {
            throw Failure.of(node + " does not answer " + request.uri() + ": " + e, e);
        }
    }

    /** Extracts the holdings from a portfolio page. */
    static String holdings(String page) {
        return HOLDING.matcher(page)
                .results()
                .map(match -> Long.valueOf(match.group(1)))
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    /** Extracts the balance from an account page. */
    static String balance(String page) {
        Matcher balance = BALANCE.matcher(page);
        return balance.find() ? plain(balance.group(1)) : "none";
    }

    /** Extracts volume and price from a quotes page. */
    static String quote(String page, String symbol) {
        Matcher row = Pattern.compile(">" + Pattern.quote(symbol)
                        + "</a></th><td>[^<]*</td><td>([^<]*)</td><td>[^<]*</td><td>[^<]*</td><td>([^<]*)</td>")
                .matcher(page);
        return row.find() ? plain(row.group(1)) + " " + plain(row.group(2)) : "none";
    }

    private static String plain(String number) {
        return number.replace(",", "");
    }
}
