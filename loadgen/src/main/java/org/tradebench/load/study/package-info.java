/**
 * Describes published studies, their papers and findings, and decides the outcome of each finding in the replication. How a trial is measured and how a result
 * is drawn does not belong here.
 */
@NullMarked
package org.tradebench.load.study;

import org.jspecify.annotations.NullMarked;
