/** Chooses the way to cache that is in force, once per request. What may never come in: how answers are cached. */
@NullMarked
package org.tradebench.app.caching.mode;

import org.jspecify.annotations.NullMarked;
