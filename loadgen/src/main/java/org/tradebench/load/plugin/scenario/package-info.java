/**
 * Checks the answers of {@code /scenario}, where the server says which operation it played.
 *
 * <p>Does not know which request comes next.
 */
@NullMarked
package org.tradebench.load.plugin.scenario;

import org.jspecify.annotations.NullMarked;
