/**
 * Options that commands share, and the conversion of their values, with what a wrong value is told.
 *
 * <p>Knows no command. Nothing here prints a result or starts anything.
 */
@NullMarked
package org.tradebench.load.cli.option;

import org.jspecify.annotations.NullMarked;
