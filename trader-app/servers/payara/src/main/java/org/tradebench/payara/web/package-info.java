/**
 * Adapts the application to Payara Server; packed into the WAR file for that server only.
 *
 * <p>No class of the application itself may come in: those are the same on every server.
 */
@NullMarked
package org.tradebench.payara.web;

import org.jspecify.annotations.NullMarked;
