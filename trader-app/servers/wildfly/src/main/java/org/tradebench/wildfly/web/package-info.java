/**
 * Supplies on WildFly what other servers provide themselves; packed into the WAR file for WildFly only.
 *
 * <p>Out of scope: classes of the application itself, which are the same on every server.
 */
@NullMarked
package org.tradebench.wildfly.web;

import org.jspecify.annotations.NullMarked;
