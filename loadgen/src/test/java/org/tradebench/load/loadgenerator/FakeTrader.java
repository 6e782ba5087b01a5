package org.tradebench.load.loadgenerator;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiFunction;

/** Answers like the application, logs requests, and can replace pages by wrong ones. */
final class FakeTrader implements AutoCloseable {
    /**
     * A request to the pages.
     *
     * @param connection the client's port
     * @param user of the session; empty when no one is logged in
     */
    record Request(int connection, String user, String method, Map<String, String> parameters) {
        String action() {
            return parameters.getOrDefault("action", "");
        }
    }

    record Page(int status, String html) {}

    static {
        // Otherwise each answer takes 40 ms: the server writes it in two parts, and Nagle's algorithm delays the
        // second.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final FakePages pages = new FakePages();
    private final Set<InetSocketAddress> connections = ConcurrentHashMap.newKeySet();
    private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();
    private final Queue<Request> log = new ConcurrentLinkedQueue<>();
    private volatile boolean keepLog = true;
    private volatile BiFunction<Request, Page, Page> replacement = (request, right) -> right;

    FakeTrader(int port) {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 100);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/daytrader/app", this::handle);
        server.setExecutor(threads);
        server.start();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String text = exchange.getRequestMethod().equals("POST")
                    ? new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)
                    : exchange.getRequestURI().getRawQuery();
            String session = FakePages.session(exchange.getRequestHeaders().getFirst("Cookie"));
            Request request = new Request(
                    exchange.getRemoteAddress().getPort(),
                    pages.userOf(session),
                    exchange.getRequestMethod(),
                    FakePages.parameters(text));
            // The probe before a run names no action and is not counted.
            if (!request.action().isEmpty()) {
                connections.add(exchange.getRemoteAddress());
                counts.computeIfAbsent(request.action(), unused -> new LongAdder())
                        .increment();
                if (keepLog) {
                    log.add(request);
                }
            }
            String newSession =
                    request.action().equals("login") || request.action().equals("register")
                            ? pages.newSession()
                            : session;
            Page page = replacement.apply(request, pages.answer(request, newSession));
            if (!newSession.equals(session)) {
                exchange.getResponseHeaders().add("Set-Cookie", "JSESSIONID=" + newSession + "; Path=/; HttpOnly");
            }
            byte[] body = page.html().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "text/html;charset=UTF-8");
            exchange.sendResponseHeaders(page.status(), body.length);
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(body);
            }
        }
    }

    /** Serves one more path below the context root. */
    void serve(String path, HttpHandler handler) {
        server.createContext("/daytrader" + path, handler);
    }

    /** Answers each request with the result of this function, which takes the request and its right page, from now on. */
    void replacePages(BiFunction<Request, Page, Page> replacement) {
        this.replacement = replacement;
    }

    /** Stops logging requests, for long runs; they are still counted. */
    void stopLogging() {
        keepLog = false;
    }

    ServerAddress target() {
        return ServerAddress.of("http://localhost:" + server.getAddress().getPort() + "/daytrader");
    }

    int connections() {
        return connections.size();
    }

    Queue<Request> log() {
        return log;
    }

    long count(String action) {
        LongAdder count = counts.get(action);
        return count == null ? 0 : count.sum();
    }

    /** Returns the number of orders placed; they are numbered from 1. */
    long orders() {
        return pages.orders();
    }

    long requests() {
        return counts.values().stream().mapToLong(LongAdder::sum).sum();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
