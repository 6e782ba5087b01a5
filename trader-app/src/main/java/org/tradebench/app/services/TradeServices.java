package org.tradebench.app.services;

import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.domain.TradeException;

/**
 * All operations of the brokerage (DayTrader's {@code TradeServices}). Every implementation gives
 * the same answers, leaves the same rows, takes locks in the order account → holding → quote, and
 * refuses with {@link TradeException} before anything has changed.
 */
public interface TradeServices extends PasswordFreeServices {

    /**
     * Checks the password, counts the login and dates it.
     *
     * @throws TradeException NOT_AUTHENTICATED for an unknown user and a wrong password alike
     */
    Account login(String userId, String password);

    /**
     * Creates profile and account and logs the new user in (login count 1).
     *
     * @throws TradeException CONFLICT when the user id is taken
     */
    Account register(Registration registration);

    /**
     * Replaces all values of the profile. Another password ends every session and token that was begun by the old one.
     *
     * @throws TradeException NOT_AUTHENTICATED when the password is another one and the current one is wrong or missing
     */
    AccountProfile updateAccountProfile(ProfileUpdate update);
}
