package org.tradebench.app.population;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import org.junit.jupiter.api.Test;

class PasswordHashesTest {
    @Test
    void hashesPasswordOfEachUserWithOwnSalt() throws Exception {
        List<String> hashes = hashes(new PopulationRequest(200, 1, 42, 1024));
        assertThat(hashes).doesNotHaveDuplicates();
        for (String hash : hashes.subList(0, 5)) {
            String[] parts = hash.split(":", -1);
            assertThat(parts).hasSize(4);
            assertThat(parts[0]).isEqualTo("PBKDF2WithHmacSHA256");
            assertThat(parts[1]).isEqualTo("1024");
            byte[] salt = Base64.getDecoder().decode(parts[2]);
            assertThat(salt).hasSize(32);
            byte[] expected = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                    .generateSecret(new PBEKeySpec("xxx".toCharArray(), salt, 1024, 256))
                    .getEncoded();
            assertThat(Base64.getDecoder().decode(parts[3])).isEqualTo(expected);
        }
    }

    @Test
    void dependsOnSeedAndUserOnly() throws Exception {
        PopulationRequest request = new PopulationRequest(1000, 1, 7, 1024);
        assertThat(hashes(request)).isEqualTo(hashes(request));
        assertThat(hashes(new PopulationRequest(1, 1, 7, 1024)).get(0))
                .isEqualTo(hashes(request).get(0))
                .isNotEqualTo(hashes(new PopulationRequest(1, 1, 8, 1024)).get(0));
    }

    /** Fails when a change alters the rows of a seed: results would no longer be comparable. */
    @Test
    void reproducesHashesOfSeed() throws Exception {
        assertThat(hashes(new PopulationRequest(1, 1, 42, 1024)))
                .containsExactly("PBKDF2WithHmacSHA256:1024:1RXrdsdAeYwXo9z+01kXlhIaRX6mrFf3GC6CQtVGGVA="
                        + ":Jyt41gMrcQQHVCZACjtHaWacN97R0jMEqqMPtlWKZC0=");
    }

    @Test
    void storesIterationsInHash() throws Exception {
        assertThat(hashes(new PopulationRequest(1, 1, 42, 2048)).get(0)).startsWith("PBKDF2WithHmacSHA256:2048:");
    }

    private static List<String> hashes(PopulationRequest request) throws InterruptedException {
        List<String> all = new ArrayList<>();
        try (PasswordHashes hashes = new PasswordHashes(request)) {
            for (int user = 0; user < request.users(); user++) {
                all.add(hashes.next());
            }
        }
        return all;
    }
}
