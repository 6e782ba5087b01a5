/**
 * Draws the report of a study from its record alone, the document of all studies, and the outcomes of the papers' findings. Ratios, intervals and outcomes are calculated by
 * the analysis of experiments, never here.
 */
@NullMarked
package org.tradebench.load.report.study;

import org.jspecify.annotations.NullMarked;
