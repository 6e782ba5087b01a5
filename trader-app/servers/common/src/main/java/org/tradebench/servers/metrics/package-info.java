/**
 * Serves MicroProfile Metrics on servers that have none, WildFly and GlassFish; packed into their WAR files only.
 *
 * <p>Out of scope: classes of the application itself, which are the same on every server.
 */
@NullMarked
package org.tradebench.servers.metrics;

import org.jspecify.annotations.NullMarked;
