package org.tradebench.tests.proxy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;
import org.tradebench.load.process.Relay;

/** A proxy between a client and a web server that closes the connection instead of forwarding the answer to one request, which it recognizes by a text. */
public final class LossyWebProxy extends Relay {

    private static final int BUFFER = 65_536;

    private final AtomicReference<String> next = new AtomicReference<>();
    private volatile int server;

    /** Forwards to the web server at this local port from now on. */
    public void leadsTo(int webServer) {
        server = webServer;
    }

    /** Loses the answer to the next request that contains this text. */
    public void loseAnswerTo(String words) {
        next.set(words);
    }

    /** Whether such a request has come, whose answer is lost. */
    public boolean hasLostMessage() {
        return next.get() == null;
    }

    @Override
    protected Socket connect() throws IOException {
        return new Socket("localhost", server);
    }

    @Override
    protected Connection connection(Socket client) {
        return new Exchange();
    }

    private final class Exchange implements Connection {

        private volatile boolean answerIsLost;

        @Override
        public void requests(InputStream from, OutputStream to) throws IOException {
            byte[] some = new byte[BUFFER];
            // The text may be split over two reads.
            String before = "";
            for (int count = from.read(some); count >= 0; count = from.read(some)) {
                String seen = before + new String(some, 0, count, StandardCharsets.ISO_8859_1);
                String words = next.get();
                if (words != null && seen.contains(words) && next.compareAndSet(words, null)) {
                    answerIsLost = true;
                }
                before = seen.substring(Math.max(0, seen.length() - 100));
                to.write(some, 0, count);
            }
        }

        @Override
        public void answers(InputStream from, OutputStream to) throws IOException {
            byte[] some = new byte[BUFFER];
            for (int count = from.read(some); count >= 0 && !answerIsLost; count = from.read(some)) {
                to.write(some, 0, count);
            }
        }
    }
}
