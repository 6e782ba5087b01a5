/**
 * Forks of many runs and studies in one file, a line each, and where a series of them changed. What may never come in: how it is drawn, and judgement of a single
 * run, which the gates have.
 */
package org.tradebench.load.history;
