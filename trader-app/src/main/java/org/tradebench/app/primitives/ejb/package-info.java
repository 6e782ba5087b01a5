/**
 * Primitives of session beans and persistence: a bean alone, an entity alone, both. They read; nobody's data is shown.
 */
@NullMarked
package org.tradebench.app.primitives.ejb;

import org.jspecify.annotations.NullMarked;
