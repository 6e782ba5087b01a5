/**
 * Compares the database with what a load was told: the consistency conditions of the books, orders that were acknowledged or left open, and the pages that each
 * application node shows. Changes no row, and does not decide whether a run is valid, which {@code validity} does.
 */
@NullMarked
package org.tradebench.load.consistency;

import org.jspecify.annotations.NullMarked;
