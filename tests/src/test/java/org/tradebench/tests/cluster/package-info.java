/** Several servers over one database: what each remembers is never older than the rows, whatever happens to one of them. */
package org.tradebench.tests.cluster;
