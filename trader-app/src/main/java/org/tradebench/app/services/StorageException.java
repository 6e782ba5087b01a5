package org.tradebench.app.services;

import java.sql.SQLException;
import java.util.Objects;

/** Reports that the database refused a statement or did not answer; {@link RetryStage} decides what that means to a user. */
public class StorageException extends RuntimeException {
    private final boolean commit;

    public StorageException(SQLException cause) {
        this(cause, false);
    }

    /** @param commit whether the statement was a transaction of its own, which may be durable when its answer is lost */
    public StorageException(SQLException cause, boolean commit) {
        super(cause);
        this.commit = commit;
    }

    boolean isCommit() {
        return commit;
    }

    @Override
    public synchronized SQLException getCause() {
        return (SQLException) Objects.requireNonNull(super.getCause());
    }
}
