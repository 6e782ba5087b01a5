/**
 * Defines the operations of the brokerage and the modes that carry them out: {@link org.tradebench.app.services.TradeServices}, its implementations in packages
 * of their own, and the choice between them. Out of scope: anything of HTTP, pages or sessions.
 */
@NullMarked
package org.tradebench.app.services;

import org.jspecify.annotations.NullMarked;
