/**
 * The command line: commands, options, what a wrong value is told, exit codes.
 *
 * <p>Parses and hands over. What a command does stands in the package it calls; nothing may import this one.
 */
package org.tradebench.load.cli;
