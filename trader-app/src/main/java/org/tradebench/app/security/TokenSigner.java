package org.tradebench.app.security;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs bearer tokens with HMAC-SHA-256. Nothing is kept of them, so that every server that has the key reads them. The form is {@code v2.<base64url of "expiry
 * logouts credentialVersion population nonce user">.<base64url of the sum>}; clients treat it as opaque.
 */
final class TokenSigner {
    private static final String ALGORITHM = "HmacSHA256";
    private static final String VERSION = "v2";
    private static final int PARTS = 3;
    private static final int FIELDS = 6;
    private static final int NONCE_BYTES = 12;
    /** Characters; the longest that is issued has fewer. */
    private static final int LONGEST = 512;

    private final SecretKeySpec key;
    private final SecureRandom random = new SecureRandom();

    private TokenSigner(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /**
     * Returns the signer of all servers with this secret.
     *
     * @param purpose the key is derived for it: what is signed for one purpose is invalid for another
     */
    static TokenSigner of(String secret, String purpose) {
        SecretKeySpec shared = new SecretKeySpec(bytes(secret), ALGORITHM);
        return new TokenSigner(sum(shared, purpose));
    }

    /** Returns a signer of this process alone, as long as it runs. */
    static TokenSigner ofThisProcess() {
        byte[] secret = new byte[32];
        new SecureRandom().nextBytes(secret);
        return new TokenSigner(secret);
    }

    String write(Token token) {
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        String said = "%d %d %d %s %s %s"
                .formatted(
                        token.expires().getEpochSecond(),
                        token.logouts(),
                        token.mark().credentialVersion(),
                        token.mark().population(),
                        encoded(nonce),
                        token.userId());
        String signed = VERSION + "." + encoded(bytes(said));
        return signed + "." + encoded(sum(key, signed));
    }

    /** Returns what the token says; empty when this signer has not written it. The caller checks whether it has expired. */
    Optional<Token> read(String text) {
        String[] parts = text.length() > LONGEST ? new String[0] : text.split("\\.", -1);
        if (parts.length != PARTS || !parts[0].equals(VERSION)) {
            return Optional.empty();
        }
        try {
            // The text of the sum, not its bytes: one token has one spelling.
            String sum = encoded(sum(key, parts[0] + "." + parts[1]));
            if (!MessageDigest.isEqual(bytes(sum), bytes(parts[2]))) {
                return Optional.empty();
            }
            String said = new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8);
            String[] fields = said.split(" ", FIELDS);
            return Optional.of(new Token(
                    fields[FIELDS - 1],
                    new LoginMark(fields[3], Integer.parseInt(fields[2])),
                    Integer.parseInt(fields[1]),
                    Instant.ofEpochSecond(Long.parseLong(fields[0]))));
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }

    private static String encoded(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] sum(SecretKeySpec key, String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return mac.doFinal(bytes(text));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java platform has " + ALGORITHM, e);
        }
    }
}
