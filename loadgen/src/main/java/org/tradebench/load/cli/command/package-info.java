/**
 * Holds the commands, one per class: runs, results, the cluster, the database, load generators by hand, the application, predictions.
 *
 * <p>A command turns its options into the settings of the package that does the work, and prints what that returns. How something is measured, judged or drawn
 * does not belong here, nor does an option that a second command has, which belongs to {@code option}.
 */
@NullMarked
package org.tradebench.load.cli.command;

import org.jspecify.annotations.NullMarked;
