/** Analyzes an experiment's trials: ratios with intervals, laws, utilization. Papers and the drawing of results do not belong here. */
@NullMarked
package org.tradebench.load.experiment.analysis;

import org.jspecify.annotations.NullMarked;
