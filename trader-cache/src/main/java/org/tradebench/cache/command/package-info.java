/**
 * Executes commands: set inputs, execute, read outputs. The policy file decides whether a command runs or is served from a cache, and what its run invalidates.
 * The command's output is cached, never the command. Out of scope: servlets, and any command.
 */
@NullMarked
package org.tradebench.cache.command;

import org.jspecify.annotations.NullMarked;
