/**
 * Parses and bounds each value of a request at the boundary, and rejects it with a message that names what was wrong and what is expected. Out of scope:
 * operations and pages.
 */
@NullMarked
package org.tradebench.app.input;

import org.jspecify.annotations.NullMarked;
