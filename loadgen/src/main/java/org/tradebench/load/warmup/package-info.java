/**
 * Determines when a system is warm: by cycles of load and pause, and the quantities that have to be steady over several of them.
 *
 * <p>Evaluates figures of cycles and nothing else. How they are had, and who opens the measurement interval, is said by those who run.
 */
@NullMarked
package org.tradebench.load.warmup;

import org.jspecify.annotations.NullMarked;
