/** Handles the actions of {@code /app}, a class each: read the parameters, call the operations, choose the page. Out of scope: HTML, SQL. */
@NullMarked
package org.tradebench.app.web.action;

import org.jspecify.annotations.NullMarked;
