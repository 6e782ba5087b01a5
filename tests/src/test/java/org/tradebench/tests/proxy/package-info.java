/**
 * What tests put between a client and its server to have a network or a host fail: answers that are lost, a host that falls silent. What may never come in: an
 * assertion, or anything of the application.
 */
package org.tradebench.tests.proxy;
