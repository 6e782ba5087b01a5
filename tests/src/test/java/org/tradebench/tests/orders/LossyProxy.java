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
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.tradebench.load.database.DatabaseSettings;

/**
 * Stands between the application and its database and loses one commit when it is told to: its answer, when the transaction is durable already, or the second phase of a
 * prepared transaction before it has reached the database.
 */
final class LossyProxy implements AutoCloseable {

    /** How an answer is lost. */
    enum Loss {
        /** The connection ends without a word, as when a network or a host fails. */
        CUT,
        /** The server says that it is shut down, as PostgreSQL may say after a commit: SQLSTATE 57P01. */
        SHUTDOWN
    }

    /** What is lost: the answer of this tag, or the question that asks for it. */
    private record Target(String commit, boolean question, Loss how) {}

    private static final String COMMIT = "COMMIT";
    private static final String COMMIT_PREPARED = "COMMIT PREPARED";
    /** What a client sends first in place of a startup message, to ask for TLS or GSSAPI: both numbers begin so. */
    private static final int ENCRYPTION = 1234;

    private static final byte[] SHUT_DOWN =
            "SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"
                    .getBytes(StandardCharsets.US_ASCII);

    private final DatabaseSettings database;
    private final ServerSocket listener;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicReference<Target> next = new AtomicReference<>();

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

    /** Loses the answer to the next commit of one phase. */
    void loseNextCommit(Loss how) {
        next.set(new Target(COMMIT, false, how));
    }

    /** Loses the answer to the next commit of a prepared transaction, which is then durable. */
    void loseNextPreparedCommit(Loss how) {
        next.set(new Target(COMMIT_PREPARED, false, how));
    }

    /** Keeps the next commit of a prepared transaction from the database: the transaction stays prepared. */
    void holdBackNextPreparedCommit(Loss how) {
        next.set(new Target(COMMIT_PREPARED, true, how));
    }

    /** Whether the commit was lost that was to be. */
    boolean hasLostIt() {
        return next.get() == null;
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                Socket client = listener.accept();
                Socket server = new Socket(database.host(), database.port());
                threads.execute(
                        () -> copy(client, server, (from, to) -> questions(from, to, client.getOutputStream())));
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

    /** The questions have lengths that count themselves, too. Those before the login have no type. */
    private void questions(InputStream from, OutputStream to, OutputStream back) throws IOException {
        DataInputStream in = new DataInputStream(from);
        DataOutputStream out = new DataOutputStream(to);
        byte[] start;
        do {
            start = body(in);
            out.writeInt(start.length + Integer.BYTES);
            out.write(start);
        } while (ByteBuffer.wrap(start).getShort() == ENCRYPTION);
        while (true) {
            int type = in.readUnsignedByte();
            byte[] body = body(in);
            if ((type == 'P' || type == 'Q') && loses(body, true, back)) {
                return;
            }
            send(out, type, body);
        }
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
            byte[] body = body(in);
            if (type == 'C' && loses(body, false, to)) {
                return;
            }
            send(out, type, body);
        }
    }

    /** Loses a message when it is the one to lose: tells the client what there is to tell. */
    private boolean loses(byte[] body, boolean question, OutputStream client) throws IOException {
        Target target = next.get();
        String text = new String(body, StandardCharsets.ISO_8859_1);
        if (target == null
                || target.question() != question
                || !(question ? text.contains(target.commit()) : text.equals(target.commit() + "\0"))
                || !next.compareAndSet(target, null)) {
            return false;
        }
        if (target.how() == Loss.SHUTDOWN) {
            send(new DataOutputStream(client), 'E', SHUT_DOWN);
        }
        return true;
    }

    private static byte[] body(DataInputStream in) throws IOException {
        return in.readNBytes(in.readInt() - Integer.BYTES);
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
