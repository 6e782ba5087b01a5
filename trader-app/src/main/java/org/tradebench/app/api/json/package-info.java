/**
 * Records of the domain as JSON, field by field: a new field of a record does not show until it is added here. What may never come in: requests, and
 * anything that is asked of the services.
 */
@NullMarked
package org.tradebench.app.api.json;

import org.jspecify.annotations.NullMarked;
