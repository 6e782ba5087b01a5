package org.tradebench.load.loadgenerator;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BinaryOperator;

/**
 * Serves answers that depend on the request alone, for plans that need no state. It can corrupt every fourth answer of each kind, by several corruptions one
 * after the other.
 */
final class FakeAnswers implements AutoCloseable {
    /** A request: its path below the context root with the query, and its body. */
    record Request(String path, String body) {}

    /**
     * An answer.
     *
     * @param kind of the request: answers are counted and corrupted per kind; empty for requests that are not part of the plan
     */
    record Answer(String kind, int status, Map<String, String> headers, String body) {
        Answer with(int otherStatus, String otherBody) {
            return new Answer(kind, otherStatus, headers, otherBody);
        }
    }

    /** Gives the right answer to a request. */
    @FunctionalInterface
    interface Answers {
        Answer to(Request request);
    }

    static {
        // Otherwise each answer takes 40 ms: the server writes it in two parts, and Nagle's algorithm delays the
        // second.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Map<String, AtomicInteger> received = new ConcurrentHashMap<>();
    private final Map<String, Answer> others = new ConcurrentHashMap<>();
    private final LongAdder wrong = new LongAdder();
    private volatile List<BinaryOperator<Answer>> corruptions = List.of();

    FakeAnswers(Answers answers) {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 100);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/daytrader", exchange -> handle(exchange, answers));
        server.setExecutor(threads);
        server.start();
    }

    private void handle(HttpExchange exchange, Answers answers) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().toString().substring("/daytrader".length());
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            Answer answer = path.equals("/app")
                    ? new Answer("", 200, Map.of(), "<title>DayTrader Login</title>")
                    : possiblyCorrupted(answers.to(new Request(path, body)));
            answer.headers().forEach(exchange.getResponseHeaders()::add);
            byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(answer.status(), bytes.length == 0 ? -1 : bytes.length);
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(bytes);
            }
        }
    }

    private Answer possiblyCorrupted(Answer right) {
        int number = received.computeIfAbsent(right.kind(), unused -> new AtomicInteger())
                .incrementAndGet();
        Answer other = others.entrySet().stream()
                .filter(entry -> !entry.getKey().equals(right.kind()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(right.with(200, ""));
        others.put(right.kind(), right);
        if (corruptions.isEmpty() || number % 4 != 0) {
            return right;
        }
        wrong.increment();
        return corruptions.get(number / 4 % corruptions.size()).apply(right, other);
    }

    /**
     * Corrupts every fourth answer of each kind from now on.
     *
     * @param replacements used one after the other; each takes the right answer and one to another kind of request
     */
    void corruptAnswers(List<BinaryOperator<Answer>> replacements) {
        corruptions = List.copyOf(replacements);
    }

    /** Returns the number of wrong answers. */
    long wrong() {
        return wrong.sum();
    }

    /** Returns the number of requests by kind. */
    Map<String, AtomicInteger> received() {
        return received;
    }

    ServerAddress target() {
        return ServerAddress.of("http://localhost:" + server.getAddress().getPort() + "/daytrader");
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
