package org.tradebench.tests.proxy;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.Relay;

/**
 * Stands between the application and its database and loses one message when it is told to: the answer to a commit, when the transaction is durable already, or the
 * second phase of a prepared transaction before it has reached the database.
 */
public final class LossyProxy extends Relay {

    /** How an answer is lost. */
    public enum Loss {
        /** The connection ends without a word, as when a network or a host fails. */
        CUT,
        /** The server says that it is shut down, as PostgreSQL may say after a commit: SQLSTATE 57P01. */
        SHUTDOWN
    }

    /** Which message is lost. */
    private enum Lost {
        /** The request that has the words. */
        REQUEST,
        /** The answer that says the words have been done. */
        ANSWER,
        /** The answer that ends the transaction with the words in it, whether a statement or a commit ended it. */
        OUTCOME
    }

    private record Target(String words, Lost lost, Loss how) {}

    private static final String COMMIT = "COMMIT";
    private static final String COMMIT_PREPARED = "COMMIT PREPARED";
    /** What a client sends first in place of a startup message, to ask for TLS or GSSAPI: both numbers begin so. */
    private static final int ENCRYPTION = 1234;

    private static final byte[] SHUT_DOWN =
            "SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"
                    .getBytes(StandardCharsets.US_ASCII);

    private final DatabaseSettings database;
    private final AtomicReference<Target> next = new AtomicReference<>();

    public LossyProxy(DatabaseSettings database) {
        this.database = database;
    }

    /** The database by this way. */
    public DatabaseSettings settings() {
        return database.at("127.0.0.1", port());
    }

    /** Loses the answer to the next commit of one phase. */
    public void loseNextCommit(Loss how) {
        next.set(new Target(COMMIT, Lost.ANSWER, how));
    }

    /** Loses the answer to the next commit of a prepared transaction, which is then durable. */
    public void loseNextPreparedCommit(Loss how) {
        next.set(new Target(COMMIT_PREPARED, Lost.ANSWER, how));
    }

    /** Keeps the next commit of a prepared transaction from the database: the transaction stays prepared. */
    public void holdBackNextPreparedCommit(Loss how) {
        next.set(new Target(COMMIT_PREPARED, Lost.REQUEST, how));
    }

    /** Loses the answer that ends the next transaction with these words in it. */
    public void loseOutcomeOf(String words, Loss how) {
        next.set(new Target(words, Lost.OUTCOME, how));
    }

    /** Whether the message was lost that was to be. */
    public boolean hasLostIt() {
        return next.get() == null;
    }

    @Override
    protected Socket connect() throws IOException {
        return new Socket(database.host(), database.port());
    }

    @Override
    protected Connection connection(Socket client) {
        return new Messages(client);
    }

    /** Forwards a connection of PostgreSQL message by message: a type, a length that counts itself, a body. */
    private final class Messages implements Connection {

        private final Socket client;
        private volatile boolean outcomeIsDue;

        Messages(Socket client) {
            this.client = client;
        }

        @Override
        public void requests(InputStream from, OutputStream to) throws IOException {
            DataInputStream in = new DataInputStream(from);
            DataOutputStream out = new DataOutputStream(to);
            // Those before the login have no type.
            byte[] start;
            do {
                start = body(in);
                out.writeInt(start.length + Integer.BYTES);
                out.write(start);
            } while (ByteBuffer.wrap(start).getShort() == ENCRYPTION);
            while (true) {
                int type = in.readUnsignedByte();
                byte[] body = body(in);
                Target target = next.get();
                if (target != null && text(body).contains(target.words())) {
                    if (target.lost() == Lost.REQUEST && (type == 'P' || type == 'Q') && loses(target)) {
                        return;
                    }
                    outcomeIsDue = target.lost() == Lost.OUTCOME;
                }
                send(out, type, body);
            }
        }

        @Override
        public void answers(InputStream from, OutputStream to) throws IOException {
            DataInputStream in = new DataInputStream(from);
            DataOutputStream out = new DataOutputStream(to);
            for (boolean first = true; ; first = false) {
                int type = in.readUnsignedByte();
                // The answer to a request for TLS is a byte alone.
                if (first && type == 'N') {
                    out.writeByte(type);
                    continue;
                }
                byte[] body = body(in);
                Target target = next.get();
                if (target != null && isLost(target, type, body) && loses(target)) {
                    return;
                }
                send(out, type, body);
            }
        }

        private boolean isLost(Target target, int type, byte[] body) {
            return switch (target.lost()) {
                case REQUEST -> false;
                case ANSWER -> type == 'C' && text(body).equals(target.words() + "\0");
                // Ready for the next request, and in no transaction.
                case OUTCOME -> outcomeIsDue && type == 'Z' && body[0] == 'I';
            };
        }

        /** Unless another connection has lost it already: tells the client what there is to tell. */
        private boolean loses(Target target) throws IOException {
            if (!next.compareAndSet(target, null)) {
                return false;
            }
            if (target.how() == Loss.SHUTDOWN) {
                send(new DataOutputStream(client.getOutputStream()), 'E', SHUT_DOWN);
            }
            return true;
        }
    }

    private static String text(byte[] body) {
        return new String(body, StandardCharsets.ISO_8859_1);
    }

    private static byte[] body(DataInputStream in) throws IOException {
        return in.readNBytes(in.readInt() - Integer.BYTES);
    }

    private static void send(DataOutputStream out, int type, byte[] body) throws IOException {
        out.writeByte(type);
        out.writeInt(body.length + Integer.BYTES);
        out.write(body);
    }
}
