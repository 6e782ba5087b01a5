/** One script, played in every mode from the same rows: pages and rows must be the same afterwards. Out of scope: expectations of a single mode. */
package org.tradebench.tests.contract;
