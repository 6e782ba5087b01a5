package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;

/**
 * As whom the server runs. PostgreSQL refuses the rights of root, so root starts it through a
 * program that takes them away; which one works depends on the machine (containers forbid user
 * namespaces, small systems lack setpriv), so they are tried in turn.
 *
 * @param prefix what stands before a command to run it as this user; empty for the present user
 * @param id the owner that the folder must have
 */
record ServerUser(List<String> prefix, int id) {

    private static final int ROOT = 0;

    /** The id that systems reserve for somebody without rights. */
    private static final int NOBODY = 65534;

    ServerUser {
        prefix = List.copyOf(prefix);
    }

    /**
     * The first that can run the programs and write the folder.
     *
     * @param folder the database's; its files are given to the chosen user
     * @throws Failure with the reason of every attempt
     */
    static ServerUser choose(PostgresPrograms programs, Path folder, Path log) {
        try {
            int self = Integer.parseInt(Command.output(List.of("id", "-u")).strip());
            int owner = ownerOf(folder);
            if (self == owner && self != ROOT) {
                return new ServerUser(List.of(), self);
            }
            if (self != ROOT) {
                throw Failure.of(
                        "%s belongs to another user (id %d); name a folder of your own by TRADER_HOME, or start as that user"
                                .formatted(folder, owner));
            }
            List<ServerUser> candidates = owner == ROOT ? rootsCandidates() : candidatesFor(owner);
            for (ServerUser candidate : candidates) {
                if (candidate.canServe(programs, folder, log)) {
                    candidate.own(folder);
                    return candidate;
                }
            }
            setOwner(folder, owner);
            throw Failure.of(
                    "PostgreSQL refuses to run as root, and none of %s could run it in %s as somebody else; start as an ordinary user, or name a folder that all may reach by TRADER_HOME. The attempts:%n%s"
                            .formatted(
                                    candidates.stream()
                                            .map(candidate -> candidate.prefix.get(0))
                                            .toList(),
                                    folder,
                                    FileTrees.tail(log, 6)));
        } catch (IOException failure) {
            throw Failure.of("The user of the database server cannot be chosen: " + failure, failure);
        }
    }

    private static List<ServerUser> rootsCandidates() {
        List<ServerUser> candidates = new ArrayList<>();
        // Still the owner of root's files, but without any of root's powers.
        candidates.add(new ServerUser(List.of("unshare", "-U"), ROOT));
        candidates.addAll(candidatesFor(NOBODY));
        return candidates;
    }

    private static List<ServerUser> candidatesFor(int id) {
        return List.of(
                new ServerUser(List.of("setpriv", "--reuid=" + id, "--regid=" + id, "--clear-groups"), id),
                new ServerUser(List.of("chroot", "--userspec=" + id + ":" + id, "/"), id));
    }

    private boolean canServe(PostgresPrograms programs, Path folder, Path log) throws IOException {
        setOwner(folder, id);
        List<String> command = new ArrayList<>(prefix);
        command.addAll(List.of(
                "sh",
                "-c",
                "[ \"$(id -u)\" != 0 ] && : > \"$1/probe\" && rm \"$1/probe\" && \"$2\" --version",
                "probe",
                folder.toString(),
                programs.program("postgres").toString()));
        return Command.run(command, log) == 0;
    }

    /** Gives everything in the folder to this user. */
    void own(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(folder)) {
            all = walk.toList();
        }
        for (Path path : all) {
            setOwner(path, id);
        }
    }

    private static int ownerOf(Path path) throws IOException {
        return (Integer) Files.getAttribute(path, "unix:uid");
    }

    private static void setOwner(Path path, int id) throws IOException {
        if (ownerOf(path) != id) {
            Files.setAttribute(path, "unix:uid", id);
            Files.setAttribute(path, "unix:gid", id);
        }
    }
}
