/**
 * The bodies of requests, taken in up to a bound before anybody reads them. What may never come in: what a body means.
 */
@NullMarked
package org.tradebench.app.web.body;

import org.jspecify.annotations.NullMarked;
