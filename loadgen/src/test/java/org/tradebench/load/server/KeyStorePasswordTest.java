package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyStorePasswordTest {
    @TempDir
    Path folder;

    @Test
    void keepsPasswordPerServer() {
        String first = KeyStorePassword.in(folder.resolve("one"));
        assertThat(first).hasSize(48);
        assertThat(KeyStorePassword.in(folder.resolve("one"))).isEqualTo(first);
        assertThat(KeyStorePassword.in(folder.resolve("other"))).isNotEqualTo(first);
    }

    @Test
    void restrictsFileToOwner() throws IOException {
        KeyStorePassword.in(folder);
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> kept = files.filter(Files::isRegularFile).toList();
            assertThat(kept).hasSize(1);
            assertThat(Files.getPosixFilePermissions(kept.get(0)))
                    .containsExactlyInAnyOrder(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
        }
    }
}
