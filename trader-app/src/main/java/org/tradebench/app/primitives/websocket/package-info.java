/** Measures WebSocket: text, binary and JSON messages, each answered by one. Connections, idle time and sizes are bounded. */
@NullMarked
package org.tradebench.app.primitives.websocket;

import org.jspecify.annotations.NullMarked;
