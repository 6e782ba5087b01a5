/**
 * Options that commands share, and the conversion of their values, with what a wrong value is told.
 *
 * <p>Knows no command. Nothing here prints a result or starts anything.
 */
package org.tradebench.load.cli.option;
