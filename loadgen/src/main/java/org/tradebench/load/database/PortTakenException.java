package org.tradebench.load.database;

/** Signals that another process listens on the server's port; never leaves this package. */
final class PortTakenException extends RuntimeException {

    PortTakenException(int port) {
        super("Port %d of this machine is taken, or closed to you; choose another, or 0 for a free one"
                .formatted(port));
    }
}
