/**
 * Starts the application's processes: its server and its population, each a program that is configured by environment and command line.
 *
 * <p>No class of the application may come in, and nothing that measures: another implementation of the same pages can stand here.
 */
@NullMarked
package org.tradebench.load.server;

import org.jspecify.annotations.NullMarked;
