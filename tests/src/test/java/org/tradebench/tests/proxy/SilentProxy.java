package org.tradebench.tests.proxy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.Relay;

/**
 * A proxy in front of a database that can fall silent, like a host without power or network: it drops bytes and the ends of connections, reports nothing, and neither
 * serves nor refuses new connections.
 */
public final class SilentProxy extends Relay {

    private final DatabaseSettings database;
    private boolean silent;

    public SilentProxy(DatabaseSettings database) {
        this.database = database;
    }

    /** Settings of the database through this proxy. */
    public DatabaseSettings settings() {
        return database.at("127.0.0.1", port());
    }

    public synchronized void silence() {
        silent = true;
    }

    public synchronized void resume() {
        silent = false;
        notifyAll();
    }

    private synchronized void awaitResumed() throws InterruptedException {
        while (silent) {
            wait();
        }
    }

    @Override
    protected Socket connect() throws IOException, InterruptedException {
        awaitResumed();
        return new Socket(database.host(), database.port());
    }

    @Override
    protected Connection connection(Socket client) {
        return new Connection() {
            @Override
            public void requests(InputStream from, OutputStream to) throws IOException, InterruptedException {
                carry(from, to);
            }

            @Override
            public void answers(InputStream from, OutputStream to) throws IOException, InterruptedException {
                carry(from, to);
            }
        };
    }

    private void carry(InputStream from, OutputStream to) throws IOException, InterruptedException {
        byte[] bytes = new byte[8192];
        try {
            for (int length = from.read(bytes); length >= 0; length = from.read(bytes)) {
                awaitResumed();
                to.write(bytes, 0, length);
            }
        } finally {
            awaitResumed();
        }
    }
}
