package org.tradebench.app.security;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.tradebench.app.domain.Account;
import org.tradebench.app.settings.TradeSettings;

/** Gives out bearer tokens and looks at those that come. Where no secret is set, they are worth something on this server until it ends. */
@ApplicationScoped
public class Tokens {
    static final String PURPOSE = "bearer tokens of trader";

    private final TradeSettings settings;
    private final TokenSigner signer;
    private final Clock clock;

    /** For the container's proxy. */
    @SuppressWarnings("NullAway")
    protected Tokens() {
        settings = null;
        signer = null;
        clock = null;
    }

    @Inject
    public Tokens(TradeSettings settings) {
        this(
                settings,
                settings.tokenSecret()
                        .map(secret -> TokenSigner.of(secret, PURPOSE))
                        .orElseGet(TokenSigner::ofThisProcess),
                Clock.systemUTC());
    }

    Tokens(TradeSettings settings, TokenSigner signer, Clock clock) {
        this.settings = settings;
        this.signer = signer;
        this.clock = clock;
    }

    /** What a user who has just logged in may show from now on. */
    public Token issue(Account account, LoginMark mark) {
        Duration life = Duration.ofMinutes(settings.tokenMinutes());
        return new Token(
                account.userId(), mark, account.logoutCount(), clock.instant().plus(life));
    }

    public String write(Token token) {
        return signer.write(token);
    }

    /** The token that was given out as this text and has not expired. Whether it is over all the same is for the database to say. */
    public Optional<Token> read(String text) {
        return signer.read(text).filter(token -> token.expires().isAfter(clock.instant()));
    }
}
