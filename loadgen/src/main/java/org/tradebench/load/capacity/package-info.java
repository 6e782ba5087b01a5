/**
 * Searches for the largest arrival rate within a limit of the response time: chooses the next rate, judges each trial, concludes from all of them, and keeps
 * the record.
 *
 * <p>How a trial is made and how its result is drawn does not belong here. Nothing here starts anything or waits.
 */
@NullMarked
package org.tradebench.load.capacity;

import org.jspecify.annotations.NullMarked;
