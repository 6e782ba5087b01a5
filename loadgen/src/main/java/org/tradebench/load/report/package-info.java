/**
 * The report: one HTML file, drawn from a result folder alone, that asks nothing of the network.
 *
 * <p>Verdict first. Charts are SVG drawn here; text is escaped by {@code Element}, and no markup is put together by hand elsewhere. Nothing
 * here judges or works figures out that the result folder does not hold.
 */
package org.tradebench.load.report;
