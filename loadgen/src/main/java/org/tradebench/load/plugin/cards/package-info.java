/**
 * Provides the JMeter controller of plans whose operations need no session: it deals the next card and plays the child of that name.
 *
 * <p>Imports the deck. Users, holdings and logins belong to the session's package.
 */
@NullMarked
package org.tradebench.load.plugin.cards;

import org.jspecify.annotations.NullMarked;
