package org.tradebench.app.domain;

/** A user has another password now: whoever was logged in by the old one no longer is. */
public record PasswordChanged(String userId) {}
