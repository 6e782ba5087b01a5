/**
 * The ping pages: each exercises one layer of the server with the least code, as the ceiling that
 * the application's own pages are compared with. What may never come in: the operations of the
 * brokerage.
 */
package org.tradebench.app.primitives;
