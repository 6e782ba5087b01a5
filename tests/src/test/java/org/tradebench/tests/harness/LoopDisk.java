package org.tradebench.tests.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A disk whose power can be cut: a file system of its own on a loop device. The device's image holds what the file system has written to the device, but not its page
 * cache, so a copy of the image is the disk after a power cut. Needs {@link Requirement#LOOP_MOUNT}.
 */
public final class LoopDisk {
    private final Path image;

    private LoopDisk(Path image) {
        this.image = image;
    }

    /**
     * Creates an empty disk.
     *
     * @param folder of the image
     * @param size in the format of truncate, such as {@code 400M}
     */
    public static LoopDisk create(Path folder, String size) {
        Path image = folder.resolve("disk");
        run("truncate", "--size=" + size, image.toString());
        run("mkfs.ext4", "-q", "-F", image.toString());
        return new LoopDisk(image);
    }

    /** Work in the folder of a mounted disk. */
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
            // The last process of a server may not have ended yet.
            run("umount", "--lazy", mounted.toString());
        }
    }

    /** Flushes the page cache to the disks. */
    public static void sync() {
        run("sync");
    }

    /** Copies the disk as it would be if its power were cut now. */
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
