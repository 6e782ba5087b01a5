package org.tradebench.app.security;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.tradebench.app.domain.Account;
import org.tradebench.app.settings.TradeSettings;

/** Issues and reads bearer tokens. Where no secret is set, they are valid on this server until it ends. */
@ApplicationScoped
public class Tokens {
    static final String PURPOSE = "bearer tokens of trader";

    private TradeSettings settings;
    private TokenSigner signer;
    private Clock clock;

    @SuppressWarnings("NullAway")
    protected Tokens() {}

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

    public Token issue(Account account, LoginMark mark) {
        Duration life = Duration.ofMinutes(settings.now().tokenMinutes());
        return new Token(
                account.userId(), mark, account.logoutCount(), clock.instant().plus(life));
    }

    public String write(Token token) {
        return signer.write(token);
    }

    /** Returns the token that was issued as this text and has not expired; the database knows whether it was revoked. */
    public Optional<Token> read(String text) {
        return signer.read(text).filter(token -> token.expires().isAfter(clock.instant()));
    }
}
