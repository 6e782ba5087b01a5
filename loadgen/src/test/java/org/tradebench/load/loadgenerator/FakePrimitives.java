package org.tradebench.load.loadgenerator;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** Answers each path with its right text. It can corrupt every third answer of a path, by four corruptions one after the other. */
final class FakePrimitives implements AutoCloseable {
    static {
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Map<String, String> right;
    private final boolean corrupting;
    private final Map<String, AtomicInteger> received = new ConcurrentHashMap<>();
    private final LongAdder wrong = new LongAdder();
    private final Map<String, LongAdder> wrongByPath = new ConcurrentHashMap<>();

    /** @param right texts by path below the context root, without the query */
    FakePrimitives(Map<String, String> right, boolean corrupting) {
        this.right = Map.copyOf(right);
        this.corrupting = corrupting;
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 100);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/daytrader", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.getRequestBody().readAllBytes();
            String path = exchange.getRequestURI().getPath().substring("/daytrader".length());
            String text = path.equals("/app") ? "<title>DayTrader Login</title>" : right.get(path);
            int status = text == null ? 404 : 200;
            String body = text == null ? "not there" : text;
            int number = received.computeIfAbsent(path, unused -> new AtomicInteger())
                    .incrementAndGet();
            if (corrupting && text != null && !path.equals("/app") && number % 3 == 0) {
                wrong.increment();
                wrongByPath.computeIfAbsent(path, unused -> new LongAdder()).increment();
                switch (number / 3 % 4) {
                    case 0 -> status = 503;
                    case 1 -> body = "";
                    case 2 -> body = "<title>DayTrader Login</title>";
                    default -> body = "<title>DayTrader Error</title>" + body.replaceAll("[a-zA-Z0-9.]", "_");
                }
            }
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(bytes);
            }
        }
    }

    ServerAddress target() {
        return ServerAddress.of("http://localhost:" + server.getAddress().getPort() + "/daytrader");
    }

    long wrong() {
        return wrong.sum();
    }

    /** Returns the number of paths with at least four wrong answers, and so with one of each kind. */
    long pathsWithEveryKind() {
        return wrongByPath.values().stream().filter(count -> count.sum() >= 4).count();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
