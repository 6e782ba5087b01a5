/**
 * Shows progress to a person: phases on a terminal, plain lines elsewhere.
 *
 * <p>Writes to the stream that it is given. What goes on is no concern of this package.
 */
@NullMarked
package org.tradebench.load.console;

import org.jspecify.annotations.NullMarked;
