/**
 * Draws pages: escaping, number formats, the tags of the rows, the views that the JSPs read. Every value goes through {@link org.tradebench.app.web.page.Html}
 * on its way out. Out of scope: calls of operations, parameters of requests.
 */
@NullMarked
package org.tradebench.app.web.page;

import org.jspecify.annotations.NullMarked;
