/**
 * Primitives of REST: texts, JSON and XML that come back as they went. Bodies are bounded.
 */
package org.tradebench.app.primitives.rest;
