package org.tradebench.app.services;

import java.sql.SQLException;

/** The database refused or could not be asked. For {@link Guard}, which alone knows what it means to a user. */
public class StorageException extends RuntimeException {

    public StorageException(SQLException cause) {
        super(cause);
    }
}
