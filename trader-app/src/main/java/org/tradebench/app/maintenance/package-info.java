/**
 * Replaces all data at once (population, reset), behind a gate that keeps every other request out meanwhile. What may never come in: pages, and who may ask for
 * such work.
 */
@NullMarked
package org.tradebench.app.maintenance;

import org.jspecify.annotations.NullMarked;
