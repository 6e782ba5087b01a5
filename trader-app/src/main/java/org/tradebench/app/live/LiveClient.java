package org.tradebench.app.live;

import org.tradebench.app.settings.LiveSettings;

/** Represents one client of a live view. It remembers which version it was sent last, not what is yet to be sent: a slow client skips versions. */
interface LiveClient {
    boolean showsSummary();

    /** Sends new content when the client can take it. Never waits for the client. */
    void push();

    /**
     * Asks a client that was silent for long for a sign of life. Never waits for the client.
     *
     * @param now by {@link System#nanoTime}
     */
    void checkHeartbeat(long now, LiveSettings limits);

    /**
     * Returns whether the client has taken too long to take a message or to give a sign of life.
     *
     * @param now by {@link System#nanoTime}
     */
    boolean isOverdue(long now, LiveSettings limits);

    /** Ends the connection. May take seconds. */
    void close();
}
