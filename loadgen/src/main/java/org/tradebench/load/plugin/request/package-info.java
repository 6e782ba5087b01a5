/**
 * Provides what requests need beyond JMeter's own samplers: WebSocket and upgraded connections, checks of images and of {@code /scenario} answers, and parsers
 * of the application's pages (the number of an order, the account shown, whether a page asks for a login).
 *
 * <p>It turns texts and bytes into facts; which request comes next is not known here.
 */
@NullMarked
package org.tradebench.load.plugin.request;

import org.jspecify.annotations.NullMarked;
