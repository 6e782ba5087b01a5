/** Offers the operations by REST, with the same validation as the pages, answered as JSON. Out of scope: an answer in HTML. */
@NullMarked
package org.tradebench.app.api;

import org.jspecify.annotations.NullMarked;
