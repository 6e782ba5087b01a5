/**
 * Keeps the claims of the light web services: three statements on one small table, so that what a request costs is the server and its tuning. Out of scope:
 * anything of the brokerage, its runtime modes and its caches.
 */
@NullMarked
package org.tradebench.app.claims;

import org.jspecify.annotations.NullMarked;
