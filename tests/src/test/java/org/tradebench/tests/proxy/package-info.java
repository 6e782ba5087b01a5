/**
 * Proxies by which tests simulate failures of a network or a host: lost answers, and a host that falls silent. Out of scope: assertions, and anything of the
 * application.
 */
package org.tradebench.tests.proxy;
