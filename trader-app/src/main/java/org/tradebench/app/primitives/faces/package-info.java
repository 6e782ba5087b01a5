/** Measures Jakarta Faces by the views {@code PingJsf} and {@code PingCDIJSF}. */
@NullMarked
package org.tradebench.app.primitives.faces;

import org.jspecify.annotations.NullMarked;
