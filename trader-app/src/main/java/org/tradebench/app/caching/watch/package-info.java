/** Notices when the database is replaced or restarted by another process. Out of scope: the cache, whose owner is notified. */
@NullMarked
package org.tradebench.app.caching.watch;

import org.jspecify.annotations.NullMarked;
