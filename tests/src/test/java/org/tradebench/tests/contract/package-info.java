/**
 * One script, played in every mode from the same rows: pages and rows must be the same afterwards. What may never come
 * in: an expectation of a single mode.
 */
package org.tradebench.tests.contract;
