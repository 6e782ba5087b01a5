package org.tradebench.tests.fault;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.tradebench.load.database.DatabaseSettings;

/**
 * Carries TCP connections to a database and can fall silent, as a host does whose power or network is gone: bytes go nowhere, ends of connections
 * too, nobody is told, and what connects is neither served nor refused.
 */
final class Relay implements AutoCloseable {

    private final DatabaseSettings behind;
    private final ServerSocket door;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private boolean silent;

    Relay(DatabaseSettings behind) {
        this.behind = behind;
        try {
            door = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        daemon(this::accept);
    }

    /** The database as it is reached through here. */
    DatabaseSettings settings() {
        return new DatabaseSettings("127.0.0.1", door.getLocalPort(), behind.name(), behind.user(), behind.password());
    }

    synchronized void fallSilent() {
        silent = true;
    }

    synchronized void goOn() {
        silent = false;
        notifyAll();
    }

    private synchronized void awaitGoesOn() throws InterruptedException {
        while (silent) {
            wait();
        }
    }

    private void accept() {
        try {
            while (true) {
                Socket front = door.accept();
                sockets.add(front);
                daemon(() -> connect(front));
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private void connect(Socket front) {
        try {
            awaitGoesOn();
            Socket back = new Socket(behind.host(), behind.port());
            sockets.add(back);
            daemon(() -> carry(back, front));
            carry(front, back);
        } catch (IOException e) {
            close(front);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void carry(Socket from, Socket to) {
        byte[] bytes = new byte[8192];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
                awaitGoesOn();
                out.write(bytes, 0, length);
            }
        } catch (IOException ended) {
            // The other side is told below.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try {
            awaitGoesOn();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        close(from);
        close(to);
    }

    private static void daemon(Runnable work) {
        Thread thread = new Thread(work, "relay");
        thread.setDaemon(true);
        thread.start();
    }

    private void close(Socket socket) {
        sockets.remove(socket);
        try {
            socket.close();
        } catch (IOException e) {
            // It is closed all the same.
        }
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        sockets.forEach(this::close);
        goOn();
    }
}
