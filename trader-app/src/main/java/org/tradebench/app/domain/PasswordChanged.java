package org.tradebench.app.domain;

/** Announces that a user's password was changed, which ends logins by the old one. */
public record PasswordChanged(String userId) {}
