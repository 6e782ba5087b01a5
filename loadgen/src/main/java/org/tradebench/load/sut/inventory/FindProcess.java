package org.tradebench.load.sut.inventory;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds a node's first process, also after a restart. Runs on the node's machine. */
final class FindProcess implements Supplier<@Nullable Long> {
    private final WatchOrder order;
    private @Nullable Long found;

    FindProcess(WatchOrder order) {
        this.order = order;
    }

    @Override
    public @Nullable Long get() {
        if (found == null
                || ProcessHandle.of(found).filter(ProcessHandle::isAlive).isEmpty()) {
            found = find();
        }
        return found;
    }

    private @Nullable Long find() {
        return switch (order.by()) {
            case PID -> number(order.value());
            case PID_FILE -> number(text(Path.of(order.value())));
            case COMMAND -> byCommandLine(Pattern.compile(order.value()));
            case UNIT -> number(answer(List.of("systemctl", "show", "--value", "-p", "MainPID", order.value())));
            case CONTAINER -> number(answer(List.of("docker", "inspect", "-f", "{{.State.Pid}}", order.value())));
        };
    }

    private static @Nullable Long number(String text) {
        String pid = text.strip().lines().findFirst().orElse("").strip();
        return pid.matches("[1-9][0-9]{0,9}") ? Long.valueOf(pid) : null;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException notThere) {
            return "";
        }
    }

    private static String answer(List<String> command) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException notThere) {
            return "";
        }
    }

    /**
     * Returns the matching process whose parent does not match; null for none or several. The agent and its ancestors, whose command lines contain the
     * expression, too, are left out.
     */
    private static @Nullable Long byCommandLine(Pattern pattern) {
        Set<Long> own = new HashSet<>();
        for (Optional<ProcessHandle> at = Optional.of(ProcessHandle.current());
                at.isPresent();
                at = at.get().parent()) {
            own.add(at.get().pid());
        }
        Map<Long, ProcessHandle> matching = ProcessHandle.allProcesses()
                .filter(process -> !own.contains(process.pid()))
                .filter(process -> pattern.matcher(commandLine(process.pid())).find())
                .collect(Collectors.toMap(ProcessHandle::pid, process -> process));
        List<Long> first = matching.values().stream()
                .filter(process -> process.parent()
                        .map(parent -> !matching.containsKey(parent.pid()))
                        .orElse(true))
                .map(ProcessHandle::pid)
                .sorted()
                .toList();
        return first.size() == 1 ? first.get(0) : null;
    }

    private static String commandLine(long pid) {
        return text(Path.of("/proc", Long.toString(pid), "cmdline"))
                .replace('\0', ' ')
                .strip();
    }
}
