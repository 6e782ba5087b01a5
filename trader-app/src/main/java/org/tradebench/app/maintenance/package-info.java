/**
 * Replaces all data at once (population, reset), while every other request is held back. Out of scope: pages, and who may ask for such work.
 */
@NullMarked
package org.tradebench.app.maintenance;

import org.jspecify.annotations.NullMarked;
