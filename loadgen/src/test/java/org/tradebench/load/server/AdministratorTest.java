package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;

class AdministratorTest {
    private final List<String> actions = new CopyOnWriteArrayList<>();
    private final Queue<Integer> statuses = new ArrayDeque<>();
    private HttpServer server;
    private URI root;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/config", exchange -> {
            String form = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            actions.add(form.replaceAll(".*action=([a-z]+).*", "$1"));
            exchange.sendResponseHeaders(statuses.remove(), -1);
            exchange.close();
        });
        server.start();
        root = URI.create("http://localhost:" + server.getAddress().getPort() + "/");
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void logsInAgainAfterSessionEnd() throws InterruptedException {
        statuses.addAll(List.of(303, 401, 303, 303));

        new Administrator(root, "secret").set(Map.of("CACHING_TYPE", "0"));

        assertThat(actions).containsExactly("login", "settings", "login", "settings");
    }

    @Test
    void failsWhenSessionEndsAgain() throws InterruptedException {
        statuses.addAll(List.of(303, 401, 303, 401));
        Administrator administrator = new Administrator(root, "secret");

        assertThatThrownBy(() -> administrator.set(Map.of("CACHING_TYPE", "0")))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("refused the action 'settings' with status 401");
    }

    @Test
    void doesNotRetryRejectedLogin() {
        statuses.add(401);

        assertThatThrownBy(() -> new Administrator(root, "wrong"))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("refused the action 'login' with status 401");
        assertThat(actions).containsExactly("login");
    }
}
