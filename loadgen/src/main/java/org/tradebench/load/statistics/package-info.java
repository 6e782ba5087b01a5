/**
 * Computes intervals, tests and fits over repeated measurements. Every interval of the project is computed here. What was measured, and whether it is valid,
 * does not belong here.
 */
@NullMarked
package org.tradebench.load.statistics;

import org.jspecify.annotations.NullMarked;
