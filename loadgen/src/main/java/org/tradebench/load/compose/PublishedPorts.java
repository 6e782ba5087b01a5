package org.tradebench.load.compose;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.failure.Failure;

/** Lists the ports of this machine that the outermost server publishes. */
final class PublishedPorts {
    private static final Map<String, String> STANDARD = new LinkedHashMap<>();

    static {
        STANDARD.put("TRADER_HTTP_PORT", "8080");
        STANDARD.put("TRADER_HTTPS_PORT", "8443");
    }

    private PublishedPorts() {}

    /** Fails when a port is taken by anything but the cluster itself, and says how to choose another. */
    static void requireFree(Map<String, String> environment, Cluster running) {
        STANDARD.forEach((variable, standard) -> {
            String asked = environment.getOrDefault(variable, "").strip();
            String text = asked.isEmpty() ? standard : asked;
            if (!text.matches("[0-9]{1,5}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > 65_535) {
                throw Failure.usage(variable + ": expected a port from 1 to 65535, got '" + text + "'");
            }
            int port = Integer.parseInt(text);
            boolean own = running.nodes().stream().anyMatch(node -> node.ports().containsValue(port));
            if (!own && isTaken(port)) {
                throw Failure.of("port " + port + " of this machine is taken: " + variable
                        + " names another one, such as " + variable + "=" + (port == 65_535 ? 65_534 : port + 1)
                        + " ./trader cluster up");
            }
        });
    }

    private static boolean isTaken(int port) {
        try (ServerSocket probe = new ServerSocket()) {
            // As the engine binds it: a connection of before that still lingers is no reason.
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(port));
            return false;
        } catch (IOException taken) {
            return true;
        }
    }
}
