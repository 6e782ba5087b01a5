package org.tradebench.app.security;

import java.time.Instant;

/**
 * Identifies the user of a bearer token.
 *
 * @param mark what was true when it was issued
 * @param logouts of the user when it was issued: a later logout, wherever that was, ends it
 */
public record Token(String userId, LoginMark mark, int logouts, Instant expires) {}
