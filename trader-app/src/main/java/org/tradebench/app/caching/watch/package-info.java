/** Notices when the database is replaced or restarted by another process. What may never come in: the cache; whoever has one is told. */
@NullMarked
package org.tradebench.app.caching.watch;

import org.jspecify.annotations.NullMarked;
