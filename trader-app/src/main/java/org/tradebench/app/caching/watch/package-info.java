/** Notices when the database is replaced or restarted by another process. What may never come in: the cache, whose owner is notified. */
@NullMarked
package org.tradebench.app.caching.watch;

import org.jspecify.annotations.NullMarked;
