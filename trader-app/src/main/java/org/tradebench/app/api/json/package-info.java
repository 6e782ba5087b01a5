/**
 * Writes records of the domain as JSON, field by field: a new field of a record does not show until it is added here. Out of scope: requests, and calls of
 * operations.
 */
@NullMarked
package org.tradebench.app.api.json;

import org.jspecify.annotations.NullMarked;
