package org.tradebench.tests.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A disk whose power can be cut: a file system of its own on a loop device. The device's image holds what that file system has handed on, and nothing of its page cache:
 * a copy of the image is the disk after the cut. Needs {@link Requirement#LOOP_MOUNT}.
 */
public final class LoopDisk {
    private final Path image;

    private LoopDisk(Path image) {
        this.image = image;
    }

    /**
     * Makes an empty one.
     *
     * @param folder of its image
     * @param size as truncate takes it: {@code 400M}
     */
    public static LoopDisk create(Path folder, String size) {
        Path image = folder.resolve("disk");
        run("truncate", "--size=" + size, image.toString());
        run("mkfs.ext4", "-q", "-F", image.toString());
        return new LoopDisk(image);
    }

    /** What is done on a disk. */
    @FunctionalInterface
    public interface Work<T> {
        T in(Path folder);
    }

    /** Mounts the disk for as long as the work takes. */
    public <T> T use(Work<T> work) {
        Path mounted = image.resolveSibling("mounted-" + image.getFileName());
        try {
            Files.createDirectories(mounted);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        run("mount", "-o", "loop", image.toString(), mounted.toString());
        try {
            return work.in(mounted);
        } finally {
            // The last process of a server may be ending still.
            run("umount", "--lazy", mounted.toString());
        }
    }

    /** Writes to the disk what has been written to it. */
    public static void sync() {
        run("sync");
    }

    /** The disk as it would be if its power were cut now. */
    public LoopDisk afterPowerCut() {
        Path copy = image.resolveSibling("copy-of-" + image.getFileName());
        run("cp", "--sparse=always", image.toString(), copy.toString());
        return new LoopDisk(copy);
    }

    private static void run(String... command) {
        try {
            Process process = new ProcessBuilder(command).inheritIO().start();
            assertThat(process.waitFor()).as(String.join(" ", command)).isZero();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
