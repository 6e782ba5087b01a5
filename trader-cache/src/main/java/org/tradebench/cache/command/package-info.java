/**
 * Commands: set inputs, execute, read outputs. Whether a command runs or is served from a cache, and what its run makes invalid, is for the policy file to say.
 * What is cached is the command's output, never the command. What may never come in: servlets, and any command.
 */
@NullMarked
package org.tradebench.cache.command;

import org.jspecify.annotations.NullMarked;
