/**
 * {@code /config/cache}: what the administrator sees of the caches, as a page and as JSON, and removes from them. What may never come in: a value of an entry
 * in clear; a rule of caching.
 */
@NullMarked
package org.tradebench.app.web.admin.monitor;

import org.jspecify.annotations.NullMarked;
