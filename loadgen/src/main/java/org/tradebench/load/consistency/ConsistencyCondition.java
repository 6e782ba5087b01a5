package org.tradebench.load.consistency;

/**
 * States one condition that must hold for every row.
 *
 * @param name what must hold, in a few words
 * @param atRest whether it must hold only while no order is under way
 * @param breaks a query of one text column: each row for which it does not hold, in words
 */
record ConsistencyCondition(String name, boolean atRest, String breaks) {}
