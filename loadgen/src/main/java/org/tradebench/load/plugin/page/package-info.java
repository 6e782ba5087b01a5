/**
 * Parses what the load generator needs of the application's pages: the number of an order, and whether a page asks for a login.
 *
 * <p>Texts in, facts out, on the JDK alone. What is done with them is not known here.
 */
@NullMarked
package org.tradebench.load.plugin.page;

import org.jspecify.annotations.NullMarked;
