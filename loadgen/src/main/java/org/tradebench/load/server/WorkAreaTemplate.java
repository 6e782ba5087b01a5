package org.tradebench.load.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.tradebench.load.process.Folders;

/**
 * Reuses for a server's start what an earlier one has computed from the same installation: which bundles fit together, which classes have which annotations.
 * Open Liberty keeps that in the work area of its output folder, which is a new one for each run; here the work area of a server that has stopped in order is
 * kept for the next ones. A start needs a sixth less CPU with both JIT compilers, a fifth less with C1 alone (two cores, Java 17).
 *
 * @param templates folder of the work areas of all installations, which need not exist
 * @param installation identifies it with all its files, and the JVM
 */
record WorkAreaTemplate(Path templates, String installation) {
    /** Open Liberty's name for it, in the server's folder. */
    private static final String WORK_AREA = "workarea";

    /** Prefix of the name of a folder that is being made or removed. */
    private static final String UNFINISHED = "new-";

    /** A shorter one may be part of something else, and is not overwritten. */
    private static final int SHORTEST_SECRET = 12;

    /**
     * @param templates holds those of all installations
     * @param libertyHome with the application; a change of any file in it needs another template
     */
    static WorkAreaTemplate of(Path templates, Path libertyHome, JavaRuntime java) throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
        digest.update((libertyHome.toAbsolutePath() + "\n" + java.description() + "\n").getBytes(UTF_8));
        try (Stream<Path> files = Files.walk(libertyHome)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String line = file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file) + "\n";
                digest.update(line.getBytes(UTF_8));
            }
        }
        return new WorkAreaTemplate(
                templates, HexFormat.of().formatHex(digest.digest()).substring(0, 16));
    }

    private Path folder() {
        return templates.resolve(installation);
    }

    /** Copies this work area to a server that has none. Without one it only starts more slowly. */
    void copyTo(Path server) throws IOException {
        Path workArea = server.resolve(WORK_AREA);
        if (!Files.isDirectory(folder()) || Files.exists(workArea)) {
            return;
        }
        boolean whole;
        try {
            Folders.copy(folder().resolve(WORK_AREA), workArea);
            whole = Files.isDirectory(folder());
        } catch (IOException removedMeanwhile) {
            whole = false;
        }
        if (!whole) {
            Folders.delete(workArea);
        }
    }

    /**
     * Keeps the work area of a server that has served and stopped in order, unless one is kept already. Removes those of other installations.
     *
     * @param secrets values that Open Liberty may have written into it: each is overwritten; with one that is too short to be distinguished from other text
     *     nothing is kept
     */
    void keep(Path server, Collection<String> secrets) throws IOException {
        Path workArea = server.resolve(WORK_AREA);
        if (Files.exists(folder())
                || !Files.isDirectory(workArea)
                || secrets.stream().anyMatch(secret -> secret.length() < SHORTEST_SECRET)) {
            return;
        }
        Files.createDirectories(templates);
        // Only its owner can read it.
        Path made = Files.createTempDirectory(templates, UNFINISHED);
        try {
            Folders.copy(workArea, made.resolve(WORK_AREA));
            overwrite(made, secrets);
            for (Path old : entries(templates)) {
                if (!old.getFileName().toString().startsWith(UNFINISHED)) {
                    remove(old);
                }
            }
            Files.move(made, folder());
        } catch (FileAlreadyExistsException | DirectoryNotEmptyException another) {
            // Another server that stopped at the same time was faster.
        } finally {
            Folders.delete(made);
        }
    }

    /**
     * Renames the folder before deleting it: a process that copies it then either has all of it or notices, because a server with a part of a work area does
     * not start.
     */
    private void remove(Path old) throws IOException {
        Path gone = Files.createTempDirectory(templates, UNFINISHED);
        Files.move(old, gone.resolve(WORK_AREA));
        Folders.delete(gone);
    }

    private static List<Path> entries(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList();
        }
    }

    /** Overwrites secrets by as many other characters, because the files contain lengths. */
    private static void overwrite(Path root, Collection<String> secrets) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(root)) {
            files = all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .toList();
        }
        for (Path file : files) {
            String text = Files.readString(file, ISO_8859_1);
            String clean = text;
            for (String secret : secrets) {
                String bytes = new String(secret.getBytes(UTF_8), ISO_8859_1);
                clean = clean.replace(bytes, "x".repeat(bytes.length()));
            }
            if (!clean.equals(text)) {
                Files.writeString(file, clean, ISO_8859_1);
            }
        }
    }
}
