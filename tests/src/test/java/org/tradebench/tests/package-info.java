/**
 * The packaged application, the load and the command line, as their users meet them. What may never come
 * in: a class of {@code trader-app}; the application is spoken to by HTTP and SQL alone.
 */
package org.tradebench.tests;
