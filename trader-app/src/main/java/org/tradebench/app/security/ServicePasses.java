package org.tradebench.app.security;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.tradebench.app.settings.TradeSettings;

/**
 * Issues passes: signed texts, valid for a minute, by which the pages of this application prove to its web services for whom they act. Only this process or,
 * where a secret for bearer tokens is set, any server with that secret can issue one. A bearer token is not accepted as a pass.
 */
@ApplicationScoped
public class ServicePasses {
    static final String PURPOSE = "passes between the servers of trader";

    /** Bounds the difference between clocks of servers, and the delay of a message. */
    static final Duration LIFE = Duration.ofMinutes(1);

    /** A pass lives too short to be revoked. */
    private static final LoginMark NO_MARK = new LoginMark("-", 0);

    /** Stands for no user: no user has an empty id. */
    private static final String NO_USER = "";

    private TokenSigner signer;
    private Clock clock;

    @SuppressWarnings("NullAway")
    protected ServicePasses() {}

    @Inject
    public ServicePasses(TradeSettings settings) {
        this(
                settings.tokenSecret()
                        .map(secret -> TokenSigner.of(secret, PURPOSE))
                        .orElseGet(TokenSigner::ofThisProcess),
                Clock.systemUTC());
    }

    ServicePasses(TokenSigner signer, Clock clock) {
        this.signer = signer;
        this.clock = clock;
    }

    /** @param userId empty: for no user */
    public record Pass(Optional<String> userId) {}

    public String write(Pass pass) {
        return signer.write(new Token(
                pass.userId().orElse(NO_USER), NO_MARK, 0, clock.instant().plus(LIFE)));
    }

    /** Returns the pass if one of our servers wrote this text less than {@link #LIFE} ago. */
    public Optional<Pass> read(String text) {
        return signer.read(text)
                .filter(token -> token.expires().isAfter(clock.instant()))
                .map(token -> new Pass(Optional.of(token.userId()).filter(user -> !user.equals(NO_USER))));
    }
}
