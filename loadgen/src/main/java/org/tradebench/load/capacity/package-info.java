/**
 * The search for the largest arrival rate within a limit of the response time: which rate to try next, whether a trial met the limit, what the trials together say, and
 * the record of it.
 *
 * <p>What may never come in: how a trial is made, and how its result is drawn. Nothing here starts anything or waits.
 */
@NullMarked
package org.tradebench.load.capacity;

import org.jspecify.annotations.NullMarked;
