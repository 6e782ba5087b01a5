/**
 * How a plug-in tells people and runners what is wrong with a plan.
 *
 * <p>Anything that knows of decks, sessions or requests has no place here.
 */
@NullMarked
package org.tradebench.load.plugin.message;

import org.jspecify.annotations.NullMarked;
