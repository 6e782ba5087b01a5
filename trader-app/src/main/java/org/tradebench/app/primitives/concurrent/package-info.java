/**
 * Primitives of the managed executor and of managed threads, each bounded.
 */
@NullMarked
package org.tradebench.app.primitives.concurrent;

import org.jspecify.annotations.NullMarked;
