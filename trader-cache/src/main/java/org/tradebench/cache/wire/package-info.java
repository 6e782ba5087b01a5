/**
 * Turns entries into bytes, for the cluster and for the disk: compact, and of an allow-list of classes. Out of scope: Java's own serialisation, sockets, files.
 */
@NullMarked
package org.tradebench.cache.wire;

import org.jspecify.annotations.NullMarked;
