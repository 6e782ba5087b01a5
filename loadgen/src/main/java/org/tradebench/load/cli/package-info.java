/**
 * Holds the command line: the program's entry, its groups of commands, its guide and first page, and the names of earlier versions.
 *
 * <p>Parses and delegates. Commands are in {@code command} and {@code experiment}, which use {@code option} and {@code output}; none of them imports this
 * package, and nothing outside imports any of them.
 */
@NullMarked
package org.tradebench.load.cli;

import org.jspecify.annotations.NullMarked;
