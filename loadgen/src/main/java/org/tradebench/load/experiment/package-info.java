/**
 * Describes an experiment from its file to its record: factors, levels, settings and fork mode; the trials of its design, and their order; and the records of
 * the trials.
 *
 * <p>How a trial is made ({@code experiment.engine}) and measured, and what follows from the trials ({@code experiment.analysis}), does not belong here.
 */
@NullMarked
package org.tradebench.load.experiment;

import org.jspecify.annotations.NullMarked;
