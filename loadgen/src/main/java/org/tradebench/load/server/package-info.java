/**
 * Starts the application's processes: its server and its population, each a program that is configured by environment and command line.
 *
 * <p>No class of the application may be used here, and nothing may measure: another implementation of the same pages could be started here.
 */
@NullMarked
package org.tradebench.load.server;

import org.jspecify.annotations.NullMarked;
