package org.tradebench.app.midtier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImageFolderTest {
    @TempDir
    Path parent;

    private List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void deletesOldestImageAboveCountLimit() throws IOException {
        Path folder = parent.resolve("new/images");
        ImageFolder images = new ImageFolder(folder, 3, 1_000);

        for (byte number = 1; number <= 4; number++) {
            assertThat(images.through(new byte[] {number})).containsExactly(number);
        }

        assertThat(files(folder))
                .hasSize(3)
                .allSatisfy(file -> assertThat(Files.readAllBytes(file)[0]).isGreaterThan((byte) 1));
    }

    @Test
    void deletesOldestImagesAboveSizeLimit() throws IOException {
        ImageFolder images = new ImageFolder(parent, 100, 1_000);

        images.through(new byte[400]);
        images.through(new byte[400]);
        images.through(new byte[900]);

        assertThat(files(parent))
                .singleElement()
                .satisfies(file -> assertThat(file).hasSize(900));
    }

    @Test
    void rejectsOversizedImageWithoutEviction() throws IOException {
        ImageFolder images = new ImageFolder(parent, 100, 1_000);
        images.through(new byte[10]);

        assertThatThrownBy(() -> images.through(new byte[1_001]))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("1001 bytes");
        assertThat(files(parent))
                .singleElement()
                .satisfies(file -> assertThat(file).hasSize(10));
    }

    @Test
    void deletesOnlyOwnLeftovers() throws IOException {
        new ImageFolder(parent, 100, 1_000).through(new byte[10]);
        Path other = Files.writeString(parent.resolve("notes.txt"), "mine");

        new ImageFolder(parent, 100, 1_000);

        assertThat(files(parent)).containsExactly(other);
    }

    @Test
    void returnsOwnImageWithinBoundConcurrently() throws Exception {
        ImageFolder images = new ImageFolder(parent, 8, 100_000);
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<Boolean>> own = IntStream.range(0, 800)
                    .mapToObj(number -> threads.submit(() -> {
                        byte[] image = ByteBuffer.allocate(100).putInt(number).array();
                        return Arrays.equals(images.through(image), image);
                    }))
                    .toList();
            for (Future<Boolean> image : own) {
                assertThat(image.get()).isTrue();
            }
        } finally {
            threads.shutdown();
        }
        assertThat(files(parent)).hasSize(8);
    }
}
