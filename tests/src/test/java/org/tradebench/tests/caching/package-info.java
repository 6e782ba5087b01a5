/**
 * Cached answers equal those of the database. What may never come in: a test that compares an answer with that of another cache only.
 */
package org.tradebench.tests.caching;
