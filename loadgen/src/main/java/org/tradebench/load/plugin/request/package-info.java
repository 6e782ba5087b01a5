/**
 * What a request needs beyond JMeter's own samplers: WebSocket and upgraded connections, checks of images and of {@code /scenario} answers, and what is
 * parsed of the application's pages (the number of an order, the account shown, whether a page asks for a login).
 *
 * <p>Texts and bytes in, facts out. Which request comes next is not known here.
 */
@NullMarked
package org.tradebench.load.plugin.request;

import org.jspecify.annotations.NullMarked;
