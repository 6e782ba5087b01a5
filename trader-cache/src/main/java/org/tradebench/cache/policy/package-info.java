/**
 * Reads {@code cachespec.xml} once: what may be cached under which id, what belongs to which group, what invalidates what. Applies these rules to a command or
 * a request. Out of scope: a cache, a servlet container, a class of the application.
 */
@NullMarked
package org.tradebench.cache.policy;

import org.jspecify.annotations.NullMarked;
