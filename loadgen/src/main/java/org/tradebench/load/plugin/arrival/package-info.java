/**
 * Implements the open model: when operations arrive, by a seed, and which virtual user takes the next one.
 *
 * <p>Knows clocks and seeds. What an operation is, how long it takes and what is recorded of it is said elsewhere.
 */
@NullMarked
package org.tradebench.load.plugin.arrival;

import org.jspecify.annotations.NullMarked;
