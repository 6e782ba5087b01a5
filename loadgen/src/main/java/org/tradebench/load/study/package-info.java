/**
 * Describes published studies, their papers and findings, and decides the outcome of each finding in the replication. What may never come in: how a trial is
 * measured, and how a result is drawn.
 */
@NullMarked
package org.tradebench.load.study;

import org.jspecify.annotations.NullMarked;
