/**
 * The infrastructure of integration tests: a real PostgreSQL, the packaged application as a process of its own, a browser, and the rows of the database. Out of
 * scope: assertions about trading, and classes of the application, except its reset of the rows in a class loader of its own; tests use HTTP and SQL only.
 */
package org.tradebench.tests.harness;
