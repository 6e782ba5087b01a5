/** Measures the managed executor and managed threads, each bounded. */
@NullMarked
package org.tradebench.app.primitives.concurrent;

import org.jspecify.annotations.NullMarked;
