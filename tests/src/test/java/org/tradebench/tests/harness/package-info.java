/**
 * What the integration tests stand on: a real PostgreSQL, the packaged application as a process of its
 * own, a browser, and the rows of the database. What may never come in: an assertion about trading, or a
 * class of the application, but its own reset of the rows in a class loader of its own; it is spoken to by HTTP and SQL alone.
 */
package org.tradebench.tests.harness;
