/**
 * Shows progress to a person: phases on a terminal, plain lines elsewhere.
 *
 * <p>Writes to the stream that it is given. What is in progress is not known here.
 */
@NullMarked
package org.tradebench.load.console;

import org.jspecify.annotations.NullMarked;
