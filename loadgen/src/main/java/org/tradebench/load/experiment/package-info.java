/**
 * An experiment from its file to its record: factors, levels, settings and fork mode; which trials its design makes, and in which order; and what the trials leave
 * behind.
 *
 * <p>What may never come in: how a trial is made ({@code experiment.engine}) and measured, and what follows from the trials ({@code experiment.analysis}).
 */
@NullMarked
package org.tradebench.load.experiment;

import org.jspecify.annotations.NullMarked;
