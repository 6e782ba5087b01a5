/** Measures Bean Validation. */
@NullMarked
package org.tradebench.app.primitives.validation;

import org.jspecify.annotations.NullMarked;
