package org.tradebench.load.compose;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the container engine's process on this machine by the relays that only it starts, one for each published port. A connection of the load generator goes
 * through such a relay, whose CPU is neither a container's nor foreign load.
 */
final class EngineProcess {
    private static final Path PROC = Path.of("/proc");

    private EngineProcess() {}

    /** The process that publishes one of these ports; empty where no relay is seen. */
    static Optional<Long> publishing(Set<Integer> ports) {
        return ProcessHandle.allProcesses()
                .filter(process -> relays(arguments(process.pid()), ports))
                .findFirst()
                .flatMap(ProcessHandle::parent)
                .map(ProcessHandle::pid);
    }

    static boolean relays(List<String> arguments, Set<Integer> ports) {
        int port = arguments.indexOf("-host-port") + 1;
        return port > 0
                && port < arguments.size()
                && arguments.get(0).endsWith("docker-proxy")
                && ports.stream().map(Object::toString).anyMatch(arguments.get(port)::equals);
    }

    /** ProcessHandle shows the arguments of one's own processes only; the engine is mostly root's. */
    private static List<String> arguments(long process) {
        try {
            Path file = PROC.resolve(Long.toString(process)).resolve("cmdline");
            return List.of(Files.readString(file, StandardCharsets.ISO_8859_1).split("\0", -1));
        } catch (IOException goneOrNoSuchFileSystem) {
            return List.of();
        }
    }
}
