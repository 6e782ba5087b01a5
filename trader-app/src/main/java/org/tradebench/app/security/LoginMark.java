package org.tradebench.app.security;

/**
 * Records what was true at a login, which ends when it no longer is.
 *
 * @param population the random id of the population
 * @param credentialVersion how often the user's password had been changed
 */
public record LoginMark(String population, int credentialVersion) {}
