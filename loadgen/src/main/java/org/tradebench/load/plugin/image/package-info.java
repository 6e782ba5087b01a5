/**
 * Checks the images that the application draws: whether they are complete, and the ones that were asked for.
 *
 * <p>Does not know which request comes next.
 */
@NullMarked
package org.tradebench.load.plugin.image;

import org.jspecify.annotations.NullMarked;
