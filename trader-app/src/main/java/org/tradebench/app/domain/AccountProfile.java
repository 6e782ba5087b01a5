package org.tradebench.app.domain;

/**
 * Describes a user, without the password's hash and the card's number: no operation that shows a profile needs them, and so neither gets into a cache, its file
 * on disk or its messages to other servers.
 *
 * @param creditCard masked; the constructor masks a number that is not
 */
public record AccountProfile(String userId, String fullName, String address, String email, String creditCard) {
    public AccountProfile {
        creditCard = CreditCards.masked(creditCard);
    }
}
