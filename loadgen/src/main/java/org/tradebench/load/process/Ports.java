package org.tradebench.load.process;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/** Finds free TCP ports of this machine, and refuses taken ones. */
public final class Ports {

    /**
     * The first port to give. Ports below those of outgoing connections are given, which begin at 32768 (Linux) or 49152 (other systems), so that no connection
     * takes a given port before its server listens on it.
     */
    private static final int FIRST = 20_000;

    private static final int COUNT = 10_000;

    /** Place where the search continues: no port is returned twice, and two processes seldom begin at the same one. */
    private static final AtomicInteger NEXT =
            new AtomicInteger(ThreadLocalRandom.current().nextInt(COUNT));

    private Ports() {}

    /** Returns a port from 20000 to 29999 that nothing listens on now, and that this process has not been given before unless all others were. */
    public static int free() {
        for (int attempt = 0; attempt < COUNT; attempt++) {
            int port = FIRST + Math.floorMod(NEXT.getAndIncrement(), COUNT);
            if (whyTaken(port) == null) {
                return port;
            }
        }
        throw Failure.of("this machine has no free port from " + FIRST + " to " + (FIRST + COUNT - 1)
                + ": stop programs that use these ports");
    }

    /**
     * Makes sure that a port can be listened on.
     *
     * @param option how the person chooses another, such as --http-port
     */
    public static void requireFree(int port, String option) {
        String reason = whyTaken(port);
        if (reason != null) {
            throw Failure.of("port " + port + " cannot be listened on (" + reason
                    + "): stop what uses it, or choose another with " + option);
        }
    }

    /** Returns why a port cannot be listened on; null if it can. */
    private static @Nullable String whyTaken(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            // As servers do: a port that only waits for the last packets of ended connections is free.
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(port));
            return null;
        } catch (IOException e) {
            return e.getMessage();
        }
    }
}
