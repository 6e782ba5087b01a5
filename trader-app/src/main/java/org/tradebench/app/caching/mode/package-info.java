/** Chooses the way to cache that is in force, once per request. Out of scope: how answers are cached. */
@NullMarked
package org.tradebench.app.caching.mode;

import org.jspecify.annotations.NullMarked;
