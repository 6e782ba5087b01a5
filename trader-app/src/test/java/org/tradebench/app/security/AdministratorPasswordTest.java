package org.tradebench.app.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdministratorPasswordTest {
    @TempDir
    Path folder;

    @Test
    void generatesLongDistinctPasswords() {
        assertThat(AdministratorPassword.make()).hasSize(24).isNotEqualTo(AdministratorPassword.make());
    }

    @Test
    void storesHashReadableByOwnerOnly() throws IOException {
        Path file = folder.resolve("hash");
        assertThat(AdministratorPassword.readHash(file)).isNull();
        AdministratorPassword.keepHash(file, "PBKDF2WithHmacSHA256:1024:c2FsdA==:aGFzaA==");
        assertThat(AdministratorPassword.readHash(file)).isEqualTo("PBKDF2WithHmacSHA256:1024:c2FsdA==:aGFzaA==");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void doesNotOverwriteStoredHash() {
        Path file = folder.resolve("hash");
        AdministratorPassword.keepHash(file, "first");
        assertThatThrownBy(() -> AdministratorPassword.keepHash(file, "second"))
                .isInstanceOf(UncheckedIOException.class);
        assertThat(AdministratorPassword.readHash(file)).isEqualTo("first");
    }
}
