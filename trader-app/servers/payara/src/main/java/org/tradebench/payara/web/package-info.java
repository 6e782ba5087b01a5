/**
 * What lets the application do on Payara Server what it does on other servers; it comes into its archive.
 *
 * <p>Nothing that is the application's own may come in: every server runs the same classes of it.
 */
@NullMarked
package org.tradebench.payara.web;

import org.jspecify.annotations.NullMarked;
