/**
 * Proxies by which tests simulate failures of a network or a host: lost answers, and a host that falls silent. What may never come in: an
 * assertion, or anything of the application.
 */
package org.tradebench.tests.proxy;
