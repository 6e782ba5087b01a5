/**
 * Shows at {@code /config/cache} what is in the caches, as a page and as JSON, and removes entries for the administrator. Out of scope: a value of an entry in
 * clear; a rule of caching.
 */
@NullMarked
package org.tradebench.app.web.admin.monitor;

import org.jspecify.annotations.NullMarked;
