/**
 * Compares results that exist already, from their folders alone: two of them (two runs, two studies, one study on two machines), or many over time, with the points
 * where a series changed. Neither how a result is made nor how it is drawn belongs here; treatments of one experiment are compared by the experiment.
 */
@NullMarked
package org.tradebench.load.results.compare;

import org.jspecify.annotations.NullMarked;
