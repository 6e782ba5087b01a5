/** What follows from an experiment's trials: ratios with intervals, laws, utilization. What may never come in: papers, and how it is drawn. */
@NullMarked
package org.tradebench.load.experiment.analysis;

import org.jspecify.annotations.NullMarked;
