/** Measures session beans and persistence: a bean alone, an entity alone, both. They only read, and show no personal data. */
@NullMarked
package org.tradebench.app.primitives.ejb;

import org.jspecify.annotations.NullMarked;
