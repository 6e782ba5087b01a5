/**
 * The orders that the driver saw acknowledged, held against the database: each must be there exactly once and have ended.
 *
 * <p>Reads the driver's {@code orders.csv} and the database; changes neither. Whether a run is INVALID is a gate's to say.
 */
package org.tradebench.load.orders;
