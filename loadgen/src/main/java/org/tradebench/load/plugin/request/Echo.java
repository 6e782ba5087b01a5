package org.tradebench.load.plugin.request;

import java.io.IOException;

/** Represents a connection on which each message is answered by one. */
interface Echo extends AutoCloseable {
    /**
     * Sends a message and waits for the answer.
     *
     * @throws IOException when there is none in time, or the connection broke
     */
    String exchange(String message) throws IOException, InterruptedException;

    @Override
    void close();
}
