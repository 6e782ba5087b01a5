/**
 * What the driver makes of the answers of {@code /scenario}, where the server says which operation it played.
 *
 * <p>What is asked next is not known here.
 */
@NullMarked
package org.tradebench.load.plugin.scenario;

import org.jspecify.annotations.NullMarked;
