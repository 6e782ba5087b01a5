/** Implements the DistributedMap caching type: the application looks up and fills a map itself. Out of scope: policies and commands. */
@NullMarked
package org.tradebench.app.caching.map;

import org.jspecify.annotations.NullMarked;
