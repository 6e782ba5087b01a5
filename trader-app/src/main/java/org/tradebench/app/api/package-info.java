/** Offers the operations by REST, with the same validation as the pages, answered as JSON. What may never come in: an answer in HTML. */
@NullMarked
package org.tradebench.app.api;

import org.jspecify.annotations.NullMarked;
