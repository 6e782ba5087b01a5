package org.tradebench.app.midtier;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** Keeps the images that were drawn last as files, up to a number and a total size; then the oldest goes. Deletes what an earlier server left. */
final class ImageFolder {
    private static final class Kept {
        private final Path file;
        private final long bytes;
        private boolean inUse = true;

        Kept(Path file, long bytes) {
            this.file = file;
            this.bytes = bytes;
        }
    }

    private final Path folder;
    private final int mostFiles;
    private final long mostBytes;
    private final Deque<Kept> kept = new ArrayDeque<>();
    private long bytesKept;
    private long number;

    /**
     * @param folder created when it is missing
     * @param mostFiles at least as many as there are callers at once
     * @param mostBytes of all files together
     */
    ImageFolder(Path folder, int mostFiles, long mostBytes) throws IOException {
        this.folder = folder;
        this.mostFiles = mostFiles;
        this.mostBytes = mostBytes;
        Files.createDirectories(folder);
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, "text-*.png")) {
            for (Path file : left) {
                Files.delete(file);
            }
        }
    }

    /**
     * Writes an image to a file and reads it from there.
     *
     * @throws IOException also when there is no room for it beside those that are in use
     */
    byte[] through(byte[] image) throws IOException {
        Kept place = room(image.length);
        try {
            Files.write(place.file, image);
            return Files.readAllBytes(place.file);
        } finally {
            synchronized (this) {
                place.inUse = false;
            }
        }
    }

    /** Counts the new file before it is written, so that the bounds hold at every moment. */
    private synchronized Kept room(int bytes) throws IOException {
        Iterator<Kept> oldestFirst = kept.iterator();
        while (kept.size() >= mostFiles || bytesKept + bytes > mostBytes) {
            if (bytes > mostBytes || !oldestFirst.hasNext()) {
                throw new IOException("no room for an image of " + bytes + " bytes: " + mostFiles + " files and "
                        + mostBytes + " bytes are the most");
            }
            Kept oldest = oldestFirst.next();
            if (!oldest.inUse) {
                Files.deleteIfExists(oldest.file);
                oldestFirst.remove();
                bytesKept -= oldest.bytes;
            }
        }
        number++;
        Kept place = new Kept(folder.resolve("text-" + number + ".png"), bytes);
        kept.addLast(place);
        bytesKept += bytes;
        return place;
    }
}
