/** Measures JSON Processing: the object model and the streaming interface. */
@NullMarked
package org.tradebench.app.primitives.json;

import org.jspecify.annotations.NullMarked;
