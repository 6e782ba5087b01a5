/**
 * Primitives of the web container alone: servlets, dispatching, asynchronous and non-blocking answers, upgrade, re-entry. No database, no session.
 */
package org.tradebench.app.primitives.container;
