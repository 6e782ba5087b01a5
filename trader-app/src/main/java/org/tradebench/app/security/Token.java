package org.tradebench.app.security;

import java.time.Instant;

/**
 * Holds the contents of a bearer token of the REST interface: the user, and until when it is valid.
 *
 * @param mark what was true when it was issued
 * @param logouts of the user when it was issued: a later logout, wherever that was, ends it
 */
public record Token(String userId, LoginMark mark, int logouts, Instant expires) {}
