/**
 * Primitives of CDI: injection with an interceptor, events, asynchronous events.
 */
package org.tradebench.app.primitives.cdi;
