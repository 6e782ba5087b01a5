package org.tradebench.tests.compose;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A program that stands where an application server would, and answers each request with its number, its address and its headers as they arrived. */
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
