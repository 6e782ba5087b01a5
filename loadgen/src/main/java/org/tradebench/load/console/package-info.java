/**
 * What a person sees while something goes on: phases, progress, and plain lines where there is no terminal.
 *
 * <p>Writes to the stream that it is given. What goes on is no concern of this package.
 */
@NullMarked
package org.tradebench.load.console;

import org.jspecify.annotations.NullMarked;
