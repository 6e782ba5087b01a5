/**
 * What commands print at their end: sentences and tables for people, documents for programs that ask with {@code --json} where no file of a result folder says it
 * already, one record a document; and the exit codes.
 *
 * <p>Knows neither commands nor options, works nothing out and measures nothing. A field of a document keeps its name and its meaning; docs/how-to.md lists them.
 * Reports belong to {@code report}.
 */
@NullMarked
package org.tradebench.load.cli.output;

import org.jspecify.annotations.NullMarked;
