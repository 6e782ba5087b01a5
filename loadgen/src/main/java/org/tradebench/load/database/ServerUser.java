package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.failure.Failure;

/**
 * Chooses the user that the server runs as. PostgreSQL refuses the rights of root, and making a data folder also refuses a user without a name (containers run
 * under such numbers); both then start it through a program that gives them another identity. Which program works depends on the machine (containers forbid
 * user namespaces, small systems lack setpriv), so they are tried one after the other.
 *
 * @param prefix words before a command that run it as this user; empty for the present user
 * @param id the owner that the folder must have
 */
record ServerUser(List<String> prefix, int id) {
    private static final int ROOT = 0;

    /** The id of the user 'nobody', which has no rights. */
    private static final int NOBODY = 65534;

    /** A user namespace in which the present user appears as 'nobody', but still owns its files. */
    private static final List<String> AS_NOBODY_IN_NAME = List.of("unshare", "-U");

    ServerUser {
        prefix = List.copyOf(prefix);
    }

    /**
     * Returns the first user who can run the programs and write the folder.
     *
     * @param folder the database's; its files are given to the chosen user
     * @throws Failure with the end of the attempts' log
     */
    static ServerUser choose(PostgresPrograms programs, Path folder, Path log) {
        try {
            int owner = ownerOf(folder);
            List<ServerUser> candidates = candidates(folder, owner);
            for (ServerUser candidate : candidates) {
                if (candidate.canServe(programs, folder, log)) {
                    candidate.chown(folder);
                    return candidate;
                }
            }
            setOwner(folder, owner);
            throw Failure.of(
                    "PostgreSQL cannot run in %s: it refuses to run as root or as a user without a name, and no other way worked; start as an ordinary user, or name a folder that all may reach by TRADER_HOME. The attempts:%n%s"
                            .formatted(folder, FileTrees.tail(log, 2 * candidates.size())));
        } catch (IOException failure) {
            throw Failure.of("The user of the database server cannot be chosen: " + failure, failure);
        }
    }

    private static List<ServerUser> candidates(Path folder, int owner) throws IOException {
        int self = Integer.parseInt(Command.output(List.of("id", "-u")).strip());
        if (self == ROOT) {
            // What root starts in a user's folder keeps that user as its owner.
            return owner == ROOT ? rootsCandidates() : candidatesFor(owner);
        }
        if (self != owner) {
            throw Failure.of(
                    "%s belongs to another user (id %d); name a folder of your own by TRADER_HOME, or start as that user"
                            .formatted(folder, owner));
        }
        return List.of(new ServerUser(List.of(), self), new ServerUser(AS_NOBODY_IN_NAME, self));
    }

    private static List<ServerUser> rootsCandidates() {
        List<ServerUser> candidates = new ArrayList<>();
        candidates.add(new ServerUser(AS_NOBODY_IN_NAME, ROOT));
        candidates.addAll(candidatesFor(NOBODY));
        return candidates;
    }

    private static List<ServerUser> candidatesFor(int id) {
        List<String> setpriv = List.of("setpriv", "--reuid=" + id, "--regid=" + id, "--clear-groups");
        List<String> setprivUnnamed = new ArrayList<>(setpriv);
        setprivUnnamed.addAll(AS_NOBODY_IN_NAME);
        return List.of(
                new ServerUser(setpriv, id),
                new ServerUser(setprivUnnamed, id),
                new ServerUser(List.of("chroot", "--userspec=" + id + ":" + id, "/"), id));
    }

    private boolean canServe(PostgresPrograms programs, Path folder, Path log) throws IOException {
        setOwner(folder, id);
        List<String> command = new ArrayList<>(prefix);
        command.addAll(List.of(
                "sh",
                "-c",
                "[ \"$(id -u)\" != 0 ] && id -un && : > \"$1/probe\" && rm \"$1/probe\" && \"$2\" --version",
                "probe",
                folder.toString(),
                programs.program("postgres").toString()));
        return Command.run(command, log) == 0;
    }

    /** Gives a file, or a folder with everything in it, to this user. */
    void chown(Path root) throws IOException {
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                setOwner(folder, id);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                setOwner(file, id);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
                // A server that was left behind may still be running here, and delete files meanwhile.
                if (failure instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw failure;
            }
        });
    }

    private static int ownerOf(Path path) throws IOException {
        return (Integer) Files.getAttribute(path, "unix:uid");
    }

    private static void setOwner(Path path, int id) throws IOException {
        try {
            if (ownerOf(path) != id) {
                Files.setAttribute(path, "unix:uid", id);
                Files.setAttribute(path, "unix:gid", id);
            }
        } catch (NoSuchFileException deletedMeanwhile) {
            // A file that is not there needs no owner.
        }
    }
}
