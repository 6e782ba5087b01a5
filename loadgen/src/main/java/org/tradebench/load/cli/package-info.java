/**
 * The command line: the program's entry, its groups of commands, its guide and first page, and the words of earlier versions.
 *
 * <p>Parses and hands over. Commands stand in {@code command} and {@code experiment}, which use {@code option} and {@code output}; none of them imports this package, and
 * nothing outside imports any of them.
 */
@NullMarked
package org.tradebench.load.cli;

import org.jspecify.annotations.NullMarked;
