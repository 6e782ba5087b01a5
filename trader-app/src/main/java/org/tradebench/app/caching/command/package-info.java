/**
 * Implements the command caching types: one command for each row of Trade's policy, executed as {@code WEB-INF/cachespec.xml} says. Out of scope: the name of a
 * group: that file has them.
 */
@NullMarked
package org.tradebench.app.caching.command;

import org.jspecify.annotations.NullMarked;
