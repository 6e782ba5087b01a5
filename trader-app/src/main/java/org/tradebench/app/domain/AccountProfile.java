package org.tradebench.app.domain;

/** Who a user is. The password is known to its hash only, which never leaves the storage layer. */
public record AccountProfile(String userId, String fullName, String address, String email, String creditCard) {}
