package org.tradebench.load.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Forwards data between clients and their server, at a port of its own. Subclasses decide how: late, or not at all. */
public abstract class Relay implements AutoCloseable {

    /** Maximum connections that wait to be accepted. */
    private static final int BACKLOG = 200;

    private final ServerSocket listener;
    private boolean serving;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads = Executors.newCachedThreadPool();

    /** Forwards one connection. When either way returns, both sides find that the connection has ended. */
    protected interface Connection {
        /** Forwards data of the client. */
        void requests(InputStream client, OutputStream server) throws IOException, InterruptedException;

        /** Forwards data of the server. */
        void answers(InputStream server, OutputStream client) throws IOException, InterruptedException;
    }

    @FunctionalInterface
    private interface Way {
        void go(InputStream from, OutputStream to) throws IOException, InterruptedException;
    }

    /** Takes a free port of the loopback interface. */
    protected Relay() {
        try {
            listener = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Connects to the server, for a client that has connected. */
    protected abstract Socket connect() throws IOException, InterruptedException;

    /** Returns how the connection of this client is forwarded. */
    protected abstract Connection connection(Socket client);

    /** Returns the port. The first call begins to accept connections, so it has to come after the subclass is constructed. */
    public final synchronized int port() {
        if (!serving) {
            serving = true;
            threads.execute(this::accept);
        }
        return listener.getLocalPort();
    }

    private void accept() {
        try {
            while (true) {
                Socket client = listener.accept();
                sockets.add(client);
                threads.execute(() -> connect(client));
            }
        } catch (IOException closed) {
            // The socket is closed.
        }
    }

    private void connect(Socket client) {
        try {
            Socket server = connect();
            sockets.add(server);
            Connection connection = connection(client);
            threads.execute(() -> carry(client, server, connection::requests));
            carry(server, client, connection::answers);
        } catch (IOException nobodyAnswers) {
            end(client);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void carry(Socket from, Socket to, Way way) {
        try {
            way.go(from.getInputStream(), to.getOutputStream());
        } catch (IOException end) {
            // One side has gone.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        end(from);
        end(to);
    }

    private void end(Socket socket) {
        sockets.remove(socket);
        try {
            socket.close();
        } catch (IOException e) {
            // The socket counts as closed all the same.
        }
    }

    @Override
    public void close() {
        try {
            listener.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        sockets.forEach(this::end);
        threads.shutdownNow();
    }
}
