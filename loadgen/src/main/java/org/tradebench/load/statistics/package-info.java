/**
 * Computes intervals, tests and fits over repeated measurements. Every interval of the project is worked out here. What may never come in: what was measured,
 * and whether it may be believed.
 */
@NullMarked
package org.tradebench.load.statistics;

import org.jspecify.annotations.NullMarked;
