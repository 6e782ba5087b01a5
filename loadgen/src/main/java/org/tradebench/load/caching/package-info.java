/**
 * What a run asks of the application's caches, in the words of the command line, and how often they answered, counted or predicted.
 *
 * <p>Values, their arithmetic and their table. What may never come in: asking the application, and judging what it said.
 */
@NullMarked
package org.tradebench.load.caching;

import org.jspecify.annotations.NullMarked;
