/**
 * Reports errors of a plan to people and runners.
 *
 * <p>Anything that knows of decks, sessions or requests has no place here.
 */
@NullMarked
package org.tradebench.load.plugin.message;

import org.jspecify.annotations.NullMarked;
