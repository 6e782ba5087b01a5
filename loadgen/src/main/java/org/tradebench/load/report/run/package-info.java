/**
 * Draws the report of one run, verdict first, from its result folder alone: an HTML file that fetches nothing. It judges nothing and calculates no metric that the
 * result folder does not hold.
 */
@NullMarked
package org.tradebench.load.report.run;

import org.jspecify.annotations.NullMarked;
