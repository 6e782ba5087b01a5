/**
 * Supplies on WildFly what other servers provide themselves; packed into the WAR file for WildFly only.
 *
 * <p>No class of the application itself may come in: those are the same on every server.
 */
@NullMarked
package org.tradebench.wildfly.web;

import org.jspecify.annotations.NullMarked;
