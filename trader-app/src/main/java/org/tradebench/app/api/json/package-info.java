/**
 * Records of the domain as JSON, field by field: what a record gets new does not show until somebody says so here. What may never come in: requests, and
 * anything that is asked of the services.
 */
@NullMarked
package org.tradebench.app.api.json;

import org.jspecify.annotations.NullMarked;
