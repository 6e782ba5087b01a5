package org.tradebench.app.security;

import java.time.Instant;

/**
 * Who a bearer token stands for.
 *
 * @param mark what was true when it was given out
 * @param logouts of the user when it was given out: one more, wherever that was, and it is worth nothing
 * @param expires after this it is worth nothing
 */
public record Token(String userId, LoginMark mark, int logouts, Instant expires) {}
