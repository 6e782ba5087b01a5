/** Handles the actions of {@code /app}, a class each: read the parameters, call the operations, choose the page. What may never come in: HTML, SQL. */
@NullMarked
package org.tradebench.app.web.action;

import org.jspecify.annotations.NullMarked;
