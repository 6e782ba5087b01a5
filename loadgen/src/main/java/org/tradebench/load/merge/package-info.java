/**
 * Merges the results of several load-generator processes into the one that a single process would have left: counts are added, histograms are added label by
 * label and second by second, virtual users keep their own times.
 *
 * <p>Works on files alone: nothing here starts or waits for a process, and nothing here evaluates.
 */
@NullMarked
package org.tradebench.load.merge;

import org.jspecify.annotations.NullMarked;
