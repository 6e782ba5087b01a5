package org.tradebench.app.services;

import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.domain.TradeException;

/**
 * What a runtime mode carries out. Of the operations that take a password it has the parts that touch the database, each a short transaction of its
 * own: passwords are verified and hashed between them, when no connection is held.
 */
public interface ModeServices extends PasswordFreeServices {

    /** Null when there is no such user. */
    Credentials getCredentials(String userId);

    /**
     * Counts the login and dates it.
     *
     * @param account as it was when its user's password was verified
     */
    Account countLogin(Account account);

    /**
     * Creates profile and account, with a login count of 1.
     *
     * @throws TradeException CONFLICT when the user id is taken
     */
    Account register(Registration registration, String passwordHash);

    /**
     * Replaces all values of the profile. With another hash the account's credential version goes up by one.
     *
     * @param knownHash by which it was verified who asks
     * @param newHash the same when the password stays
     * @throws TradeException CONFLICT when another hash than the known one is stored by now
     */
    AccountProfile updateAccountProfile(ProfileUpdate update, String knownHash, String newHash);
}
