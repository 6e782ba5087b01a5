/**
 * Holds the cache settings of a run, in the words of the command line, and the counts of lookups, measured or predicted.
 *
 * <p>Values and their arithmetic. What may never come in: asking the application, and judging what it said.
 */
@NullMarked
package org.tradebench.load.caching;

import org.jspecify.annotations.NullMarked;
