/** Reads the bodies of requests up to a bound before they are parsed. Out of scope: what a body means. */
@NullMarked
package org.tradebench.app.web.body;

import org.jspecify.annotations.NullMarked;
