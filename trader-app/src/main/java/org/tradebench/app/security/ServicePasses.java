package org.tradebench.app.security;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.tradebench.app.settings.TradeSettings;

/**
 * How the pages of this application prove to its web services for whom they act: a signed text that says so and is worth something for a minute. Only
 * who has the key can write one: this process, or every server that has the secret of the bearer tokens; a bearer token is none.
 */
@ApplicationScoped
public class ServicePasses {
    static final String PURPOSE = "passes between the servers of trader";

    /** Of a pass; no more than clocks of servers may differ by, and a slow message may take. */
    static final Duration LIFE = Duration.ofMinutes(1);

    /** A pass lives too short to be revoked. */
    private static final LoginMark NO_MARK = new LoginMark("-", 0);

    /** Stands for no user: no user has an empty id. */
    private static final String NO_USER = "";

    private final TokenSigner signer;
    private final Clock clock;

    /** For the container's proxy. */
    @SuppressWarnings("NullAway")
    protected ServicePasses() {
        signer = null;
        clock = null;
    }

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

    /**
     * For whom somebody of ours acts.
     *
     * @param userId empty: for no user; who has proved who they are, or did not need to
     */
    public record Pass(Optional<String> userId) {}

    /** A new pass as a text. */
    public String write(Pass pass) {
        return signer.write(new Token(
                pass.userId().orElse(NO_USER), NO_MARK, 0, clock.instant().plus(LIFE)));
    }

    /** The pass that was written as this text by one of ours, not too long ago. */
    public Optional<Pass> read(String text) {
        return signer.read(text)
                .filter(token -> token.expires().isAfter(clock.instant()))
                .map(token -> new Pass(Optional.of(token.userId()).filter(user -> !user.equals(NO_USER))));
    }
}
