/** Measures CDI: injection with an interceptor, events, asynchronous events. */
@NullMarked
package org.tradebench.app.primitives.cdi;

import org.jspecify.annotations.NullMarked;
