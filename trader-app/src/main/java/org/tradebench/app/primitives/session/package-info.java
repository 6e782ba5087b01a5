/** Measures the HTTP session. What may never come in: a session that grows without a bound, or that of a logged-in user. */
@NullMarked
package org.tradebench.app.primitives.session;

import org.jspecify.annotations.NullMarked;
