/**
 * Holds options that several commands have, the conversion of their values, and the messages about invalid ones.
 *
 * <p>Knows no command. Nothing here prints a result or starts anything.
 */
@NullMarked
package org.tradebench.load.cli.option;

import org.jspecify.annotations.NullMarked;
