/**
 * Primitives of the HTTP session. What may never come in: a session that grows without a bound, or that of a logged-in user.
 */
package org.tradebench.app.primitives.session;
