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
 * A server whose answers depend on the request alone, for plans that need no state. It can spoil every fourth answer of each kind, in several ways one after the
 * other.
 */
final class FakeAnswers implements AutoCloseable {
    /** A request: its path below the context root with the query, and its body. */
    record Asked(String path, String body) {}

    /**
     * An answer.
     *
     * @param kind of the request: answers are counted and spoilt for each kind by itself; empty for requests that are not the plan's
     */
    record Answer(String kind, int status, Map<String, String> headers, String body) {
        Answer with(int otherStatus, String otherBody) {
            return new Answer(kind, otherStatus, headers, otherBody);
        }
    }

    /** Gives the right answer to a request. */
    @FunctionalInterface
    interface Answers {
        Answer to(Asked asked);
    }

    static {
        // Else each answer waits 40 ms: the server writes it in two pieces, and Nagle holds the second one back.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Map<String, AtomicInteger> asked = new ConcurrentHashMap<>();
    private final Map<String, Answer> others = new ConcurrentHashMap<>();
    private final LongAdder wrong = new LongAdder();
    private volatile List<BinaryOperator<Answer>> ways = List.of();

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
                    : spoilt(answers.to(new Asked(path, body)));
            answer.headers().forEach(exchange.getResponseHeaders()::add);
            byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(answer.status(), bytes.length == 0 ? -1 : bytes.length);
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(bytes);
            }
        }
    }

    private Answer spoilt(Answer right) {
        int number = asked.computeIfAbsent(right.kind(), unused -> new AtomicInteger())
                .incrementAndGet();
        Answer other = others.entrySet().stream()
                .filter(entry -> !entry.getKey().equals(right.kind()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(right.with(200, ""));
        others.put(right.kind(), right);
        if (ways.isEmpty() || number % 4 != 0) {
            return right;
        }
        wrong.increment();
        return ways.get(number / 4 % ways.size()).apply(right, other);
    }

    /**
     * Spoils every fourth answer of each kind from now on.
     *
     * @param spoilers used one after the other; each takes the right answer and one to another kind of request
     */
    void answerWrongly(List<BinaryOperator<Answer>> spoilers) {
        ways = List.copyOf(spoilers);
    }

    /** Wrong answers given. */
    long wrong() {
        return wrong.sum();
    }

    /** Requests by kind. */
    Map<String, AtomicInteger> asked() {
        return asked;
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
