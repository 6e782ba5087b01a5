/**
 * One script, played in every mode from the same rows: what a visitor sees and what the database holds
 * afterwards must be the same. What may never come in: an expectation of a single mode.
 */
package org.tradebench.tests.contract;
