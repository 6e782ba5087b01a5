/**
 * What commands print at their end, and the exit codes.
 *
 * <p>Knows neither commands nor options. Documents for programs belong to {@code document}, reports to {@code report}.
 */
@NullMarked
package org.tradebench.load.cli.output;

import org.jspecify.annotations.NullMarked;
