package org.tradebench.load.sut.inventory;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes how a machine is reached.
 *
 * @param host the machine's name in the run
 * @param destination for ssh; null when another command reaches it
 * @param options of ssh
 * @param prefix command that runs another command there, such as {@code docker exec -i NAME}; empty with ssh
 */
public record Reach(String host, @Nullable String destination, List<String> options, List<String> prefix) {
    /** Limit that is longer than a busy machine needs to answer, and shorter than a person waits. */
    private static final String CONNECT_SECONDS = "15";

    public static Reach bySsh(String host, String destination, List<String> options) {
        return new Reach(host, destination, List.copyOf(options), List.of());
    }

    public static Reach byCommand(String host, List<String> prefix) {
        return new Reach(host, null, List.of(), List.copyOf(prefix));
    }

    boolean isSsh() {
        return destination != null;
    }

    public String commandText() {
        return isSsh() ? "ssh " + destination : String.join(" ", prefix);
    }

    /**
     * Returns the command that runs a shell script there.
     *
     * @param control the socket of the connection that all commands share; used by ssh only
     */
    List<String> command(String script, Path control) {
        if (!isSsh()) {
            List<String> command = new ArrayList<>(prefix);
            command.addAll(List.of("sh", "-c", script));
            return command;
        }
        List<String> command = ssh(control);
        command.addAll(List.of("-T", sshDestination(), "sh -c " + quoted(script)));
        return command;
    }

    /** Returns the command that opens the connection and keeps it open. */
    List<String> master(Path control) {
        List<String> command = ssh(control);
        command.addAll(
                List.of("-o", "ControlMaster=yes", "-o", "ServerAliveInterval=15", "-N", "-T", sshDestination()));
        return command;
    }

    /** Returns the command that ends when the connection is open. */
    List<String> check(Path control) {
        List<String> command = ssh(control);
        command.addAll(List.of("-O", "check", sshDestination()));
        return command;
    }

    private String sshDestination() {
        return Objects.requireNonNull(destination, "only a way by ssh has ssh commands");
    }

    private List<String> ssh(Path control) {
        List<String> command = new ArrayList<>(List.of("ssh"));
        // The person's own options come first: ssh uses the first value of an option.
        command.addAll(options);
        command.addAll(List.of(
                "-o", "BatchMode=yes", "-o", "ConnectTimeout=" + CONNECT_SECONDS, "-o", "ControlPath=" + control));
        return command;
    }

    /** Quotes a text as one word of a POSIX shell. */
    public static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
