package org.tradebench.load.database;

import java.util.List;

/** Settings that make no sense: the user's mistakes, one line each. */
public class DatabaseSettingsException extends DatabaseException {

    public DatabaseSettingsException(List<String> mistakes) {
        super(String.join(System.lineSeparator(), mistakes));
    }
}
