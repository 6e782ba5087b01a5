/**
 * Arithmetic over repeated measurements. What may never come in: what was measured, and whether it may be believed.
 */
package org.tradebench.load.statistics;
