/**
 * Formats what commands print at their end: text and tables for people; for {@code --json} documents, one record each, where no file of the result folder has
 * the same content; and the exit codes.
 *
 * <p>Knows neither commands nor options, computes nothing and measures nothing. A field of a document keeps its name and its meaning; docs/how-to.md lists
 * them. Reports belong to {@code report}.
 */
@NullMarked
package org.tradebench.load.cli.output;

import org.jspecify.annotations.NullMarked;
