package org.tradebench.tests.orders;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
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
 * Stands between a client and its server and loses the answer to one request, which it knows by words in it: the server has done by then what it was asked for, and
 * the client does not learn it. Of a database it loses what the server says at the end of the transaction, whether a statement or a commit ends it.
 */
final class LostAnswerProxy implements AutoCloseable {

    private static final int READY = 'Z';
    private static final int HEADER = 1 + Integer.BYTES;
    private static final byte IDLE = 'I';
    private static final byte[] SHUT_DOWN =
            "SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"
                    .getBytes(StandardCharsets.US_ASCII);

    /** What a server says at once. */
    @FunctionalInterface
    private interface Answers {
        /** @param first whether it is the connection's first */
        byte[] next(DataInputStream from, boolean first) throws IOException;
    }

    /** The next answer to lose: that to a request with these words. */
    private record Wanted(String words, LossyProxy.Loss loss) {}

    private final String host;
    private final Answers answers;
    private final boolean transactions;
    private final ServerSocket listener;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicReference<Wanted> wanted = new AtomicReference<>();
    private volatile boolean lost;
    private volatile int port;

    private LostAnswerProxy(String host, int port, Answers answers, boolean transactions) {
        this.host = host;
        this.port = port;
        this.answers = answers;
        this.transactions = transactions;
        try {
            listener = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        threads.execute(this::accept);
    }

    static LostAnswerProxy ofDatabase(DatabaseSettings database) {
        return new LostAnswerProxy(database.host(), database.port(), LostAnswerProxy::message, true);
    }

    /** Of a web server on this machine, whose port is told later. */
    static LostAnswerProxy ofWebServer() {
        return new LostAnswerProxy("localhost", 0, (from, first) -> available(from), false);
    }

    void leadsTo(int webServer) {
        port = webServer;
    }

    /** Where it listens on this machine. */
    int port() {
        return listener.getLocalPort();
    }

    /** A database by this way. */
    DatabaseSettings settings(DatabaseSettings database) {
        return new DatabaseSettings("localhost", port(), database.name(), database.user(), database.password());
    }

    /** Loses the next answer to whoever sends these words; of a transaction, the answer that ends it. */
    void loseOutcomeOf(String words, LossyProxy.Loss how) {
        lost = false;
        wanted.set(new Wanted(words, how));
    }

    /** Whether an answer was lost since {@link #loseOutcomeOf}. */
    boolean hasLostIt() {
        return lost;
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                Socket client = listener.accept();
                Socket server = new Socket(host, port);
                AtomicReference<LossyProxy.Loss> due = new AtomicReference<>();
                threads.execute(() -> carry(client, server, (from, to) -> questions(from, to, due)));
                threads.execute(() -> carry(server, client, (from, to) -> answers(from, to, due)));
            } catch (IOException closed) {
                // Either the test has ended, or the client finds that nobody answers.
            }
        }
    }

    /** Moves bytes one way until either side ends; then both end. */
    @FunctionalInterface
    private interface Way {
        void go(InputStream from, OutputStream to) throws IOException;
    }

    private static void carry(Socket from, Socket to, Way way) {
        try (from;
                to) {
            way.go(from.getInputStream(), to.getOutputStream());
        } catch (IOException end) {
            // One side has gone.
        }
    }

    private void questions(InputStream from, OutputStream to, AtomicReference<LossyProxy.Loss> due) throws IOException {
        String before = "";
        for (byte[] some = available(from); ; some = available(from)) {
            String seen = before + new String(some, StandardCharsets.ISO_8859_1);
            Wanted now = wanted.get();
            if (now != null && seen.contains(now.words()) && wanted.compareAndSet(now, null)) {
                due.set(now.loss());
            }
            // The words may be cut in two.
            before = seen.substring(Math.max(0, seen.length() - 100));
            to.write(some);
        }
    }

    private void answers(InputStream from, OutputStream to, AtomicReference<LossyProxy.Loss> due) throws IOException {
        DataInputStream in = new DataInputStream(from);
        ByteArrayOutputStream held = new ByteArrayOutputStream();
        for (boolean first = true; ; first = false) {
            byte[] answer = answers.next(in, first);
            LossyProxy.Loss loss = due.get();
            if (loss == null) {
                to.write(answer);
                continue;
            }
            if (!transactions || (answer[0] == READY && answer[HEADER] == IDLE)) {
                lost = true;
                if (loss == LossyProxy.Loss.SHUTDOWN) {
                    to.write(ByteBuffer.allocate(HEADER + SHUT_DOWN.length)
                            .put((byte) 'E')
                            .putInt(Integer.BYTES + SHUT_DOWN.length)
                            .put(SHUT_DOWN)
                            .array());
                }
                return;
            }
            held.write(answer);
            if (answer[0] == READY) {
                held.writeTo(to);
                held.reset();
            }
        }
    }

    /** A message of PostgreSQL: a type, a length that counts itself, a body. Only the answer to a request for TLS is a byte alone. */
    private static byte[] message(DataInputStream from, boolean first) throws IOException {
        byte type = from.readByte();
        if (first && type == 'N') {
            return new byte[] {type};
        }
        int length = from.readInt();
        byte[] body = from.readNBytes(length - Integer.BYTES);
        return ByteBuffer.allocate(1 + length)
                .put(type)
                .putInt(length)
                .put(body)
                .array();
    }

    private static byte[] available(InputStream from) throws IOException {
        byte[] first = from.readNBytes(1);
        if (first.length == 0) {
            throw new IOException("The other side has ended the connection");
        }
        byte[] rest = from.readNBytes(from.available());
        return ByteBuffer.allocate(1 + rest.length).put(first).put(rest).array();
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
