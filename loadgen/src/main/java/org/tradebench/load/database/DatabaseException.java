package org.tradebench.load.database;

/**
 * A database that cannot be had. The message is one clear text for the user: what went wrong, and
 * what would be right; the cause is for the log.
 */
public class DatabaseException extends RuntimeException {

    public DatabaseException(String message) {
        super(message);
    }

    public DatabaseException(String message, Throwable cause) {
        super(message, cause);
    }
}
