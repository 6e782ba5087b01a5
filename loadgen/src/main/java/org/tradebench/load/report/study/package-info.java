/**
 * Draws the report of a study, its section about the findings of the paper, and the documents of all studies and findings, each from the studies' files and
 * records alone.
 *
 * <p>Nothing here calculates: ratios, intervals and outcomes are those of the analysis of experiments. What the report of a run also needs is in {@code
 * report}, which knows nothing of studies.
 */
@NullMarked
package org.tradebench.load.report.study;

import org.jspecify.annotations.NullMarked;
