/**
 * Replaces all data at once (population, reset), while every other request is held back. What may never come in: pages, and who may ask for
 * such work.
 */
@NullMarked
package org.tradebench.app.maintenance;

import org.jspecify.annotations.NullMarked;
