/**
 * Primitives of JSON Processing: the object model and the streaming interface.
 */
package org.tradebench.app.primitives.json;
