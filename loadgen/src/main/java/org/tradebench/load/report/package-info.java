/**
 * Draws the reports of a run, of a search for a capacity, of two results beside each other and of a history, each from its result folder
 * or record alone: HTML files that fetch nothing. Those of studies are in {@code study}.
 *
 * <p>Nothing here judges a run, or calculates what the folder does not hold: ratios, intervals and outcomes are those of the analysis of experiments and of
 * {@code results}.
 */
@NullMarked
package org.tradebench.load.report;

import org.jspecify.annotations.NullMarked;
