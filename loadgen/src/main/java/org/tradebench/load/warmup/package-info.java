/**
 * Determines when a system is warm: by cycles of load, and the quantities that have to be steady over several of them.
 *
 * <p>The package evaluates metrics of cycles and nothing else. The caller measures them and opens the measurement interval.
 */
@NullMarked
package org.tradebench.load.warmup;

import org.jspecify.annotations.NullMarked;
