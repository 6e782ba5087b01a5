/**
 * Manages child processes of the program, threads for tasks that wait, such as for a child's output, and the locations of files: children are shielded from the
 * terminal's Ctrl-C, ended in order in every outcome, and none outlives a killed parent. What the children are (a database, a server, JMeter) is no concern of
 * this package.
 */
@NullMarked
package org.tradebench.load.process;

import org.jspecify.annotations.NullMarked;
