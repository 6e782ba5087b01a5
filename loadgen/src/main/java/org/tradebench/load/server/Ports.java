package org.tradebench.load.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import org.tradebench.load.failure.Failure;

/** Finds free TCP ports of this machine, and refuses taken ones. */
public final class Ports {
    private Ports() {}

    /** A port that nothing listens on now. */
    public static int free() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw Failure.of("this machine gives no free port: " + e.getMessage(), e);
        }
    }

    /**
     * Makes sure that a port can be listened on.
     *
     * @param option how the person chooses another, such as --http-port
     */
    public static void requireFree(int port, String option) {
        try (ServerSocket socket = new ServerSocket()) {
            // As servers do: a port that only waits for the last packets of ended connections is free.
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(port));
        } catch (IOException e) {
            throw Failure.of("port " + port + " cannot be listened on (" + e.getMessage()
                    + "): stop what uses it, or choose another with " + option);
        }
    }
}
