/**
 * The packaged application, the load and the command line, as their users meet them. Out of scope: classes of {@code trader-app}, because tests use the
 * application by HTTP and SQL alone.
 */
package org.tradebench.tests;
