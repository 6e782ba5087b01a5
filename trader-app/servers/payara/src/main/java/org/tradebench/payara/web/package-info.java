/**
 * Adapts the application to Payara Server; packed into the WAR file for that server only.
 *
 * <p>Out of scope: classes of the application itself, which are the same on every server.
 */
@NullMarked
package org.tradebench.payara.web;

import org.jspecify.annotations.NullMarked;
