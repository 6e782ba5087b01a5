package org.tradebench.tests.orders;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.tradebench.load.database.DatabaseSettings;

/**
 * Stands between the application and its database and loses one answer to a commit when it is told to: the transaction is durable by then, and whoever asked for it
 * does not learn it.
 */
final class LossyProxy implements AutoCloseable {

    /** How an answer is lost. */
    enum Loss {
        /** The connection ends without a word, as when a network or a host fails. */
        CUT,
        /** The server says that it is shut down, as PostgreSQL may say after a commit: SQLSTATE 57P01. */
        SHUTDOWN
    }

    private static final String COMMITTED = "COMMIT\0";
    private static final byte[] SHUT_DOWN =
            "SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"
                    .getBytes(StandardCharsets.US_ASCII);

    private final DatabaseSettings database;
    private final ServerSocket listener;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicReference<Loss> next = new AtomicReference<>();

    LossyProxy(DatabaseSettings database) {
        this.database = database;
        try {
            listener = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        threads.execute(this::accept);
    }

    /** The database by this way. */
    DatabaseSettings settings() {
        return new DatabaseSettings(
                "localhost", listener.getLocalPort(), database.name(), database.user(), database.password());
    }

    /** Loses the answer to the next commit. */
    void loseNextCommit(Loss how) {
        next.set(how);
    }

    /** Whether an answer was lost since {@link #loseNextCommit}. */
    boolean hasLostIt() {
        return next.get() == null;
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                Socket client = listener.accept();
                Socket server = new Socket(database.host(), database.port());
                threads.execute(() -> copy(client, server, LossyProxy::questions));
                threads.execute(() -> copy(server, client, this::answers));
            } catch (IOException closed) {
                // Either the test has ended, or the application finds that nobody answers.
            }
        }
    }

    /** Moves bytes one way until either side ends; then both end. */
    @FunctionalInterface
    private interface Way {
        void go(InputStream from, OutputStream to) throws IOException;
    }

    private static void copy(Socket from, Socket to, Way way) {
        try (from;
                to) {
            way.go(from.getInputStream(), to.getOutputStream());
        } catch (IOException end) {
            // One side has gone.
        }
    }

    private static void questions(InputStream from, OutputStream to) throws IOException {
        from.transferTo(to);
    }

    /** Message by message: a type, a length that counts itself, a body. Only the answer to a request for TLS is a byte alone. */
    private void answers(InputStream from, OutputStream to) throws IOException {
        DataInputStream in = new DataInputStream(from);
        DataOutputStream out = new DataOutputStream(to);
        for (boolean first = true; ; first = false) {
            int type = in.readUnsignedByte();
            if (first && type == 'N') {
                out.writeByte(type);
                continue;
            }
            int length = in.readInt();
            byte[] body = in.readNBytes(length - Integer.BYTES);
            if (type == 'C' && COMMITTED.equals(new String(body, StandardCharsets.US_ASCII))) {
                Loss loss = next.getAndSet(null);
                if (loss != null) {
                    if (loss == Loss.SHUTDOWN) {
                        send(out, 'E', SHUT_DOWN);
                    }
                    return;
                }
            }
            send(out, type, body);
        }
    }

    private static void send(DataOutputStream out, int type, byte[] body) throws IOException {
        out.writeByte(type);
        out.writeInt(body.length + Integer.BYTES);
        out.write(body);
    }

    @Override
    public void close() {
        try {
            listener.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        threads.shutdownNow();
    }
}
