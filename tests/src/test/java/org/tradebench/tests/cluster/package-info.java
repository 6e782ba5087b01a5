/** Several servers with one database: no server's cache is older than the rows, whatever happens to another server. */
package org.tradebench.tests.cluster;
