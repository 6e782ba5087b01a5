package org.tradebench.app.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tradebench.app.security.ServicePasses.Pass;

class ServicePassesTest {
    private static final String SECRET = "sixteen characters";
    private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
    private static final Pass FOR_A_USER = new Pass(Optional.of("uid:7"));

    private static ServicePasses passes(String secret, Instant now) {
        return new ServicePasses(TokenSigner.of(secret, ServicePasses.PURPOSE), Clock.fixed(now, ZoneOffset.UTC));
    }

    @Test
    void acceptsPassOfServerWithSameSecret() {
        ServicePasses other = passes(SECRET, NOW);
        assertThat(other.read(passes(SECRET, NOW).write(FOR_A_USER))).contains(FOR_A_USER);
        assertThat(other.read(passes(SECRET, NOW).write(new Pass(Optional.empty()))))
                .contains(new Pass(Optional.empty()));
    }

    @Test
    void rejectsPassOfAnotherSecret() {
        assertThat(passes("another sixteen characters", NOW)
                        .read(passes(SECRET, NOW).write(FOR_A_USER)))
                .isEmpty();
    }

    @Test
    void rejectsBearerTokenOfSameSecret() {
        String bearer = TokenSigner.of(SECRET, Tokens.PURPOSE)
                .write(new Token("uid:7", new LoginMark("-", 0), 0, NOW.plusSeconds(30)));
        assertThat(passes(SECRET, NOW).read(bearer)).isEmpty();
    }

    @Test
    void rejectsExpiredPass() {
        String pass = passes(SECRET, NOW).write(FOR_A_USER);
        Instant end = NOW.plus(ServicePasses.LIFE);
        assertThat(passes(SECRET, end.minus(Duration.ofMillis(1001))).read(pass))
                .contains(FOR_A_USER);
        assertThat(passes(SECRET, end).read(pass)).isEmpty();
    }
}
