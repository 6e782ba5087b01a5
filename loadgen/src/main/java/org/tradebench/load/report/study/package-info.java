/**
 * Draws the report of a study, the part of it that each finding of a paper is, and the documents of all studies and findings, each from the studies' files and records alone.
 *
 * <p>Nothing here calculates: ratios, intervals and outcomes are those of the analysis of experiments. What a run's report draws, too, is in {@code report}, which knows nothing of studies.
 */
@NullMarked
package org.tradebench.load.report.study;

import org.jspecify.annotations.NullMarked;
