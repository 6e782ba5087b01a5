package org.tradebench.app.security;

/**
 * Records the state at a login, which is revoked once the state is another one.
 *
 * @param population the random id of the population
 * @param credentialVersion how often the user's password had been changed
 */
public record LoginMark(String population, int credentialVersion) {}
