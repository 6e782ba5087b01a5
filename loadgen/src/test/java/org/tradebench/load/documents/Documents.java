package org.tradebench.load.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tradebench.load.process.ProjectLayout;

/** Lists the project's Markdown files, except those in folders of builds and of Git. */
public final class Documents {
    private static final Set<String> NOT_OURS = Set.of("target", ".git", "node_modules");

    private Documents() {}

    /** Returns the files, sorted by path. */
    public static List<Path> all() {
        List<Path> found = new ArrayList<>();
        try {
            Files.walkFileTree(ProjectLayout.current().base(), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    return NOT_OURS.contains(folder.getFileName().toString())
                            ? FileVisitResult.SKIP_SUBTREE
                            : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (file.toString().endsWith(".md")) {
                        found.add(file);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        found.sort(null);
        return found;
    }

    /** Returns a file's path from the project's root, for messages. */
    public static String name(Path file) {
        Path base = ProjectLayout.current().base();
        return file.startsWith(base) ? base.relativize(file).toString() : file.toString();
    }
}
