/**
 * Starts GlassFish with the settings of its environment; packed beside the server, not into the application.
 *
 * <p>Out of scope: classes of the server or of the application, which this package's class loader cannot see.
 */
@NullMarked
package org.tradebench.glassfish.start;

import org.jspecify.annotations.NullMarked;
