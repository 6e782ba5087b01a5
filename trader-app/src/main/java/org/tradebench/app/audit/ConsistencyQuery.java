package org.tradebench.app.audit;

/**
 * Holds one condition that must hold for every row.
 *
 * @param name the condition in a few words
 * @param atRest whether it need hold only while no order is under way
 * @param breaks an SQL query with one text column, which describes each row that violates the condition
 */
record ConsistencyQuery(String name, boolean atRest, String breaks) {}
