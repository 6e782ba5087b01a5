/**
 * Draws the report of one run, its result first, from its result folder alone: an HTML file that fetches nothing. Nothing here judges a run or calculates a metric that
 * the result folder does not hold.
 */
@NullMarked
package org.tradebench.load.report.run;

import org.jspecify.annotations.NullMarked;
