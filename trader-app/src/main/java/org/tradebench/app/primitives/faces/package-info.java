/**
 * Primitives of Jakarta Faces: what is behind the views {@code PingJsf} and {@code PingCDIJSF}.
 */
package org.tradebench.app.primitives.faces;
