package org.tradebench.app.audit;

/**
 * Holds one condition that must hold for every row.
 *
 * @param name the condition in a few words
 * @param atRest whether it holds only while no order is under way
 * @param breaks a query of one text column: each row that breaks the condition, in words
 */
record ConsistencyQuery(String name, boolean atRest, String breaks) {}
