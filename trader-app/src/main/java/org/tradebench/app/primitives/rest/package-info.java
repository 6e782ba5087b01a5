/** Measures REST: texts, JSON and XML that come back as they went. Bodies are bounded. */
@NullMarked
package org.tradebench.app.primitives.rest;

import org.jspecify.annotations.NullMarked;
