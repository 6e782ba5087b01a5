/**
 * What is answered from memory: always what the database would have answered. What may never come in: an answer compared with another cache's only.
 */
package org.tradebench.tests.caching;
