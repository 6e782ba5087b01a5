/**
 * The money audit: whether the books of the brokerage agree with each other, to the cent and to the
 * share, told in SQL over the whole database. What may never come in: anything that changes a row,
 * or that judges a run (that is a gate's).
 */
package org.tradebench.load.audit;
