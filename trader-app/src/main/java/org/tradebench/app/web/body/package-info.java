/**
 * The bodies of requests, taken in up to a bound before anybody reads them. What may never come in: what a body means.
 */
package org.tradebench.app.web.body;
