package org.tradebench.app.domain;

/**
 * Describes a user. The password is known to its hash only, which never leaves the storage layer; neither does the card's number: no operation needs it, and a
 * cache, its disk and its cluster then have nothing to lose.
 *
 * @param creditCard masked, whatever it was made from
 */
public record AccountProfile(String userId, String fullName, String address, String email, String creditCard) {
    public AccountProfile {
        creditCard = CreditCards.masked(creditCard);
    }
}
