/** Draws what {@code results.compare} found: two results beside each other, or a history of many. */
package org.tradebench.load.report.compare;
