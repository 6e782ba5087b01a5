package org.tradebench.app.security;

/**
 * What was true when somebody logged in: when it is no more, neither is the login.
 *
 * @param population the random id of the population
 * @param credentialVersion how often the user's password had been changed
 */
public record LoginMark(String population, int credentialVersion) {}
