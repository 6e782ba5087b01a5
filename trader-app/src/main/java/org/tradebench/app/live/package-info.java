/**
 * Shows views that change by themselves: server-sent events and a WebSocket, each with a client that may be slow or dead. A client costs a connection, a few
 * numbers and at most one message on its way, never a thread. Out of scope: anything of one user, and a call that waits for a client.
 */
@NullMarked
package org.tradebench.app.live;

import org.jspecify.annotations.NullMarked;
