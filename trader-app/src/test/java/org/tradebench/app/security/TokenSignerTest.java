package org.tradebench.app.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.tradebench.app.settings.TradeSettings;

class TokenSignerTest {
    private static final Instant NOW = Instant.parse("2026-01-31T12:00:00Z");
    private static final Token TOKEN = new Token("uid:1 x", new LoginMark("a-b", 2), 3, NOW);

    private final TokenSigner signer = TokenSigner.of("sixteen characters", "test");

    @Test
    void acceptsTokenOfServerWithSameSecret() {
        assertThat(TokenSigner.of("sixteen characters", "test").read(signer.write(TOKEN)))
                .contains(TOKEN);
    }

    @Test
    void rejectsTokenOfAnotherSecret() {
        assertThat(TokenSigner.of("seventeen characters", "test").read(signer.write(TOKEN)))
                .isEmpty();
        assertThat(TokenSigner.ofThisProcess().read(signer.write(TOKEN))).isEmpty();
        assertThat(signer.read(TokenSigner.ofThisProcess().write(TOKEN))).isEmpty();
    }

    @Test
    void rejectsTokenWithChangedCharacter() {
        String written = signer.write(TOKEN);
        for (int i = 0; i < written.length(); i++) {
            char other = written.charAt(i) == 'A' ? 'B' : 'A';
            String changed = written.substring(0, i) + other + written.substring(i + 1);
            assertThat(signer.read(changed)).as(changed).isEmpty();
        }
    }

    @Test
    void writesDistinctTokensForSameUser() {
        assertThat(signer.write(TOKEN)).isNotEqualTo(signer.write(TOKEN));
    }

    @Test
    void rejectsExpiredToken() {
        TradeSettings settings = new TradeSettings();
        String written = signer.write(TOKEN);
        assertThat(tokens(settings, NOW.minusSeconds(1)).read(written)).contains(TOKEN);
        assertThat(tokens(settings, NOW).read(written)).isEmpty();
        assertThat(tokens(settings, NOW.plus(Duration.ofDays(1))).read(written)).isEmpty();
    }

    private Tokens tokens(TradeSettings settings, Instant now) {
        return new Tokens(settings, signer, Clock.fixed(now, ZoneOffset.UTC));
    }
}
