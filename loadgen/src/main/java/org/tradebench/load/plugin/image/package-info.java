/**
 * What the driver makes of the images that the application draws: whether they are whole, and those asked for.
 *
 * <p>What is asked next is not known here.
 */
@NullMarked
package org.tradebench.load.plugin.image;

import org.jspecify.annotations.NullMarked;
