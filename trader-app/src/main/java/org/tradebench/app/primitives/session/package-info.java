/** Measures the HTTP session. Out of scope: a session that grows without a bound, or that of a logged-in user. */
@NullMarked
package org.tradebench.app.primitives.session;

import org.jspecify.annotations.NullMarked;
