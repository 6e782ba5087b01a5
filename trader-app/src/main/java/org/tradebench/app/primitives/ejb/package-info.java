/**
 * Primitives of session beans and persistence: a bean alone, an entity alone, both. They read; nobody's data is shown.
 */
package org.tradebench.app.primitives.ejb;
