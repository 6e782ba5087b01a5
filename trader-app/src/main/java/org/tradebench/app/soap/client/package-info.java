/**
 * The pages' way to the operations by messages: a client of the web service, here or on another server. What may never come in: what an operation
 * means, an answer that is remembered.
 */
@NullMarked
package org.tradebench.app.soap.client;

import org.jspecify.annotations.NullMarked;
