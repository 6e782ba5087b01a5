package org.tradebench.app.services;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.util.Optional;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.Credentials;
import org.tradebench.app.domain.PasswordChanged;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.security.Passwords;
import org.tradebench.app.settings.PasswordChange;
import org.tradebench.app.settings.TradeSettings;

/** Verifies and hashes passwords. To be called while no connection is held: a hash takes as long as many statements. */
@Dependent
public class PasswordRules {
    private final Passwords passwords;
    private final TradeSettings settings;
    private final Event<PasswordChanged> changes;

    @Inject
    public PasswordRules(Passwords passwords, TradeSettings settings, Event<PasswordChanged> changes) {
        this.passwords = passwords;
        this.settings = settings;
        this.changes = changes;
    }

    String hash(String password) {
        return passwords.hash(password);
    }

    /**
     * Returns the account if the password is right.
     *
     * @param stored empty when there is no such user, which takes as long to refuse
     */
    Account checkLogin(String password, Optional<Credentials> stored) {
        if (!passwords.verify(password, stored.map(Credentials::passwordHash).orElse(null))) {
            throw Refusals.wrongLogin();
        }
        return stored.orElseThrow().account();
    }

    /** Returns the hash to store with a new profile: the stored one when the password stays. */
    String nextHash(ProfileUpdate update, Credentials stored) {
        String current = update.currentPassword();
        String proof = current == null ? update.password() : current;
        if (passwords.verify(proof, stored.passwordHash())) {
            return proof.equals(update.password()) ? stored.passwordHash() : passwords.hash(update.password());
        }
        if (current == null && settings.now().passwordChange() == PasswordChange.AS_DAYTRADER) {
            return passwords.hash(update.password());
        }
        throw Refusals.wrongCurrentPassword();
    }

    /** Announces the change once it is committed or its outcome is unknown, before it is answered. */
    void changed(String userId) {
        changes.fire(new PasswordChanged(userId));
    }
}
