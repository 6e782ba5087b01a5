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
 * A proxy between the application and its database that loses one message on demand: the answer to a commit, when the transaction is durable already, or the second phase
 * of a prepared transaction, before it reaches the database.
 */
public final class LossyProxy extends Relay {

    /** How an answer is lost. */
    public enum Loss {
        /** The connection is cut without a message, as when a network or a host fails. */
        CUT,
        /** The server reports its shutdown, as PostgreSQL may do after a commit: SQLSTATE 57P01. */
        SHUTDOWN
    }

    /** Which message is lost. */
    private enum Lost {
        /** The request that contains the text. */
        REQUEST,
        /** The answer that confirms the command with this text. */
        ANSWER,
        /** The answer after which the transaction with this text has ended, by a statement of its own or by a commit. */
        OUTCOME
    }

    private record Target(String words, Lost lost, Loss how) {}

    private static final String COMMIT = "COMMIT";
    private static final String COMMIT_PREPARED = "COMMIT PREPARED";
    /** Upper half of the codes by which a client requests TLS or GSSAPI before its startup message. */
    private static final int ENCRYPTION = 1234;

    private static final byte[] SHUT_DOWN =
            "SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"
                    .getBytes(StandardCharsets.US_ASCII);

    private final DatabaseSettings database;
    private final AtomicReference<Target> next = new AtomicReference<>();

    public LossyProxy(DatabaseSettings database) {
        this.database = database;
    }

    /** Settings of the database through this proxy. */
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

    /** Whether the message has been lost. */
    public boolean hasLostMessage() {
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

        /** Loses the message, unless another connection has lost it already, and reports a shutdown to the client if this kind of loss does. */
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
