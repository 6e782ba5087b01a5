package org.tradebench.load.sut.compose;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.tradebench.load.failure.Failure;

/**
 * Forwards connections from a loopback port to an unpublished port of a container, each by a {@code docker exec} of bash. Needs no route to the container, so
 * it works with every engine, and opens nothing to others.
 */
public final class DatabaseTunnel implements Closeable {
    /**
     * Runs one cat for each direction. When the near side closes, the other cat is ended, because a server that does not see the end would wait; when the far
     * side closes, the script ends, and Docker with it.
     */
    private static final String SCRIPT =
            "exec 3<>/dev/tcp/127.0.0.1/$1 4<&0 || exit 1; { cat <&4 >&3; kill $$; } 2>/dev/null & exec cat <&3 4<&-";

    private static final int BUFFER = 64 * 1024;

    private final Docker docker;
    private final String container;
    private final int port;
    private final ServerSocket entrance;
    private final Set<Closeable> open = ConcurrentHashMap.newKeySet();

    private DatabaseTunnel(Docker docker, String container, int port, ServerSocket entrance) {
        this.docker = docker;
        this.container = container;
        this.port = port;
        this.entrance = entrance;
    }

    /**
     * Opens a tunnel.
     *
     * @param container its id or name; a container that is restarted is reached again by new connections
     * @param port on which its server listens
     */
    public static DatabaseTunnel open(Docker docker, String container, int port) {
        try {
            ServerSocket entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
            DatabaseTunnel tunnel = new DatabaseTunnel(docker, container, port, entrance);
            daemon("tunnel", tunnel::accept);
            return tunnel;
        } catch (IOException e) {
            throw Failure.of(
                    "cannot listen on this machine's loopback for the way to the database: " + e.getMessage(), e);
        }
    }

    /** Returns its port of the loopback. */
    public int localPort() {
        return entrance.getLocalPort();
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                Socket near = entrance.accept();
                daemon("tunnel-connection", () -> carry(near));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void carry(Socket near) {
        open.add(near);
        Process far = null;
        try (near) {
            near.setTcpNoDelay(true);
            far = docker.start(
                    List.of("exec", "-i", container, "bash", "-c", SCRIPT, "tunnel", Integer.toString(port)));
            Process bash = far;
            Closeable ending = bash::destroy;
            open.add(ending);
            bash.getErrorStream().close();
            daemon("tunnel-up", () -> copy(near, bash));
            pump(bash.getInputStream(), near.getOutputStream());
            open.remove(ending);
        } catch (IOException | Failure broken) {
            // The client sees the end of the connection and reports it.
        } finally {
            open.remove(near);
            if (far != null) {
                end(far);
            }
        }
    }

    private static void copy(Socket near, Process far) {
        try (OutputStream to = far.getOutputStream()) {
            pump(near.getInputStream(), to);
        } catch (IOException ended) {
            // The other direction ends by itself then.
        }
    }

    private static void pump(InputStream from, OutputStream to) throws IOException {
        byte[] buffer = new byte[BUFFER];
        for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
            to.write(buffer, 0, count);
            to.flush();
        }
    }

    /** Ends the far side by closing its input: a TERM to the command line does not end what it started in the container. */
    private static void end(Process far) {
        try {
            far.getOutputStream().close();
        } catch (IOException alreadyClosed) {
            // It is closed already, as it should be.
        }
        far.destroy();
    }

    /** Starts a thread that keeps no JVM alive. */
    static void daemon(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    /** Closes the tunnel and its open connections. */
    @Override
    public void close() throws IOException {
        entrance.close();
        for (Closeable connection : open) {
            connection.close();
        }
    }
}
