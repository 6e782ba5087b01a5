/**
 * Reads and writes the result folder: the requested settings, the conditions, the measurements and the results of the validity checks, as files that outlive
 * the program; and compares such folders: two results beside each other, or many over time, with the points where a series changed.
 *
 * <p>One schema, documented in docs/result-format.md; reading back gives the same values. Nothing here starts, measures or draws; treatments of one experiment are
 * compared by the experiment.
 */
@NullMarked
package org.tradebench.load.results;

import org.jspecify.annotations.NullMarked;
