/** Cached answers equal those of the database. Out of scope: comparisons with another cache only. */
package org.tradebench.tests.caching;
