package org.tradebench.tests.compose;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A program in place of an application server. It answers each request with the request's number, its URI and its headers as they arrived. */
final class EdgeEcho {

    private EdgeEcho() {}

    public static void main(String[] arguments) throws IOException {
        AtomicInteger requests = new AtomicInteger();
        HttpServer server = HttpServer.create(new InetSocketAddress(9080), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", exchange -> {
            boolean check = exchange.getRequestURI().getPath().equals("/health/ready");
            StringBuilder text = new StringBuilder("request " + (check ? 0 : requests.incrementAndGet()) + "\n");
            text.append(exchange.getRequestURI()).append('\n');
            exchange.getRequestHeaders()
                    .forEach((name, values) -> values.forEach(value -> text.append(name + ": " + value + "\n")));
            exchange.getRequestBody().readAllBytes();
            byte[] body = text.toString().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }
}
