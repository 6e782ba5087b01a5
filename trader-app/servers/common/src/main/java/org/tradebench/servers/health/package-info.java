/**
 * Serves MicroProfile Health on GlassFish, which has none; packed into its WAR file only.
 *
 * <p>Out of scope: the checks themselves, which are the application's.
 */
@NullMarked
package org.tradebench.servers.health;

import org.jspecify.annotations.NullMarked;
