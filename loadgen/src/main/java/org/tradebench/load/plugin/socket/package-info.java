/**
 * Provides samplers for connections that are no requests: WebSocket, and HTTP that was upgraded to an echo. What may never come in: what the answers should
 * be, which the plan's assertions say.
 */
@NullMarked
package org.tradebench.load.plugin.socket;

import org.jspecify.annotations.NullMarked;
