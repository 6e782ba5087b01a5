package org.tradebench.app.services;

/** Selects how a transaction of the database is committed, and thereby the data source of its connection. */
public enum CommitProtocol {
    /** Alone, without a prepare phase and its cost. */
    ONE_PHASE,
    /** Together with a message: prepared first (see docs/caching-and-orders.md). */
    TWO_PHASE;

    public static final String ONE_PHASE_SOURCE = "jdbc/TradeDataSource";
    public static final String TWO_PHASE_SOURCE = "jdbc/TradeXADataSource";
}
