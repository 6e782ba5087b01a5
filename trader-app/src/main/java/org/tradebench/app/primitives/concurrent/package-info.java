/**
 * Primitives of the managed executor and of managed threads, each bounded.
 */
package org.tradebench.app.primitives.concurrent;
