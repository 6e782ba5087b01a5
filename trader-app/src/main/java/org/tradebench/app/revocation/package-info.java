/**
 * Ends sessions and tokens before their time: another password, a logout (tokens), a new population or a reset. Out of scope: who may log in, and what a page
 * shows.
 */
@NullMarked
package org.tradebench.app.revocation;

import org.jspecify.annotations.NullMarked;
