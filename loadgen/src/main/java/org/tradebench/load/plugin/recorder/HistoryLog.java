package org.tradebench.load.plugin.recorder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * Writes {@code history.csv}: what users asked and were told, in the order in which each was told it. A user belongs to one virtual user, who asks again
 * when the answer before has come or was given up: so the lines of one user are in the order of what he did.
 */
final class HistoryLog extends CsvLog {
    static final String NAME = "history.csv";

    HistoryLog(Path folder) throws IOException {
        super(folder.resolve(NAME), "user,session,operation,holding,answer");
    }

    /**
     * An order was asked for and answered just now.
     *
     * @param session of the virtual user, counted from its first login
     * @param type buy or sell
     * @param holding that is to be sold; else empty
     * @param order its number; empty when the answer names none, or there was none
     */
    void addOrder(String user, int session, String type, String holding, OptionalLong order) {
        add(user, session, type, holding, number(order));
    }

    /** A page showed a balance, in dollars. */
    void addBalance(String user, int session, String balance) {
        add(user, session, "balance", "", balance);
    }

    /** A page showed holdings: their numbers, separated by blanks. */
    void addHoldings(String user, int session, String holdings) {
        add(user, session, "holdings", "", holdings);
    }

    private void add(String user, int session, String operation, String holding, String answer) {
        add(user + "," + session + "," + operation + "," + holding + "," + answer);
    }
}
