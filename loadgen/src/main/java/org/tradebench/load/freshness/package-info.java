/**
 * Whether every application node of a cluster shows what the database holds: its pages, asked for at the cluster's address and routed to the node by a cookie, beside
 * rows.
 *
 * <p>Changes nothing but what a login changes. When it is asked, and what its answer means for a run, is not known here.
 */
package org.tradebench.load.freshness;
