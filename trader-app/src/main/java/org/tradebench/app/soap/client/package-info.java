/**
 * Reaches the operations by messages: a client of the web service, here or on another server. Out of scope: what an operation means, a cached answer.
 */
@NullMarked
package org.tradebench.app.soap.client;

import org.jspecify.annotations.NullMarked;
