package org.tradebench.load.compose;

import java.net.URI;
import java.util.Map;

/** Finds the machine on which Docker publishes ports. */
final class EngineHost {
    private EngineHost() {}

    /** By {@code DOCKER_HOST}; this machine, when that names a socket or nothing. */
    static String name(Map<String, String> environment) {
        String engine = environment.getOrDefault("DOCKER_HOST", "").strip();
        if (!engine.matches("(?i)(tcp|ssh|https?)://.*")) {
            return "localhost";
        }
        String host = URI.create(engine).getHost();
        return host == null || host.equals("127.0.0.1") ? "localhost" : host;
    }
}
