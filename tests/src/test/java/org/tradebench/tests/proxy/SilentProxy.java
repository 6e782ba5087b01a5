package org.tradebench.tests.proxy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.Relay;

/**
 * Stands before a database and can fall silent, as a host does whose power or network is gone: bytes go nowhere, ends of connections too, no one is told, and what
 * connects is neither served nor refused.
 */
public final class SilentProxy extends Relay {

    private final DatabaseSettings database;
    private boolean silent;

    public SilentProxy(DatabaseSettings database) {
        this.database = database;
    }

    /** The database by this way. */
    public DatabaseSettings settings() {
        return database.at("127.0.0.1", port());
    }

    public synchronized void fallSilent() {
        silent = true;
    }

    public synchronized void goOn() {
        silent = false;
        notifyAll();
    }

    private synchronized void awaitGoesOn() throws InterruptedException {
        while (silent) {
            wait();
        }
    }

    @Override
    protected Socket connect() throws IOException, InterruptedException {
        awaitGoesOn();
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
                awaitGoesOn();
                to.write(bytes, 0, length);
            }
        } finally {
            awaitGoesOn();
        }
    }
}
