package org.tradebench.tests.harness;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tradebench.load.process.ProjectLayout;

/**
 * The archive of a release, unpacked as a user would, on a machine without Maven.
 *
 * @param folder its top folder
 * @param programs a folder with links to this machine's programs except Maven
 */
public record UnpackedRelease(Path folder, Path programs) implements AutoCloseable {
    private static final Pattern VERSION = Pattern.compile("<artifactId>trader</artifactId>\\s*<version>([^<]+)<");

    /** Unpacks it below a folder. */
    public static UnpackedRelease below(Path parent) throws IOException {
        Path unpacked = Files.createDirectory(parent.resolve("unpacked"));
        unpack(archive(), unpacked);
        List<Path> top;
        try (Stream<Path> files = Files.list(unpacked)) {
            top = files.toList();
        }
        if (top.size() != 1) {
            throw new AssertionError("the archive has not one folder at its top: " + top);
        }
        return new UnpackedRelease(top.get(0), withoutMaven(Files.createDirectory(parent.resolve("programs"))));
    }

    private static Path archive() throws IOException {
        Path base = ProjectLayout.current().base();
        Matcher version = VERSION.matcher(Files.readString(base.resolve("pom.xml")));
        if (!version.find()) {
            throw new AssertionError("no version in the project's pom.xml");
        }
        return base.resolve("distribution/target/trader-" + version.group(1) + ".zip");
    }

    /** Unpacks with the permissions in the archive, which java.util.zip does not read. */
    private static void unpack(Path archive, Path target) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(archive, Map.of("enablePosixFileAttributes", true))) {
            Path root = zip.getPath("/");
            try (Stream<Path> entries = Files.walk(root)) {
                for (Path entry : (Iterable<Path>) entries.skip(1)::iterator) {
                    Path there = target.resolve(root.relativize(entry).toString());
                    Files.copy(entry, there);
                    Files.setPosixFilePermissions(there, Files.getPosixFilePermissions(entry));
                }
            }
        }
    }

    /** Links every program on the search path except Maven's; the first of the same name wins. */
    private static Path withoutMaven(Path target) throws IOException {
        for (String folder : System.getenv("PATH").split(":", -1)) {
            if (!folder.isEmpty() && Files.isDirectory(Path.of(folder))) {
                try (Stream<Path> programs = Files.list(Path.of(folder))) {
                    for (Path program : (Iterable<Path>) programs::iterator) {
                        Path link = target.resolve(program.getFileName());
                        if (!program.getFileName().toString().startsWith("mvn")
                                && Files.notExists(link)
                                && Files.isExecutable(program)) {
                            Files.createSymbolicLink(link, program);
                        }
                    }
                }
            }
        }
        return target;
    }

    /** Where its commands keep what they make. */
    public Path home() {
        return folder.resolve("target/trader");
    }

    /** {@code ./trader} of the release, as a user types it there. */
    public TraderCommand.Outcome run(String... arguments) {
        Map<String, String> environment = new HashMap<>();
        environment.put("PATH", programs.toString());
        environment.put("TRADER_BUILD", "auto");
        environment.put("TRADER_HOME", home().toString());
        return TraderCommand.runIn(folder, environment, arguments);
    }

    /** Removes the links: deleting the folder would warn of each of them. */
    @Override
    public void close() throws IOException {
        try (Stream<Path> links = Files.list(programs)) {
            for (Path link : (Iterable<Path>) links::iterator) {
                Files.delete(link);
            }
        }
    }
}
