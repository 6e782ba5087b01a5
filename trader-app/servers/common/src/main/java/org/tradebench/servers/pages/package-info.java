/**
 * Adapts the pages to GlassFish and to Payara Server, which descends from it; packed into their WAR files only.
 *
 * <p>Out of scope: classes of the application itself, which are the same on every server.
 */
@NullMarked
package org.tradebench.servers.pages;

import org.jspecify.annotations.NullMarked;
