package org.tradebench.load.sut.compose;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Samples the CPU and memory of a cluster's containers, also after a restart. Containers of this machine's own kernel are read from the process file system,
 * so that JIT and GC threads are known; those of another (Docker Desktop's, a remote engine's) by Docker's statistics.
 */
public final class ContainerWatch implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Path PROC = Path.of("/proc");

    private final Project project;
    private final Telemetry telemetry;
    private final OwnKernel kernel;
    private final Process events;
    private @Nullable DockerStatistics statistics;

    private ContainerWatch(Project project, Telemetry telemetry, Process events) {
        this.project = project;
        this.telemetry = telemetry;
        this.kernel = OwnKernel.ofThisMachine();
        this.events = events;
    }

    /** Watches what runs now and whatever is started later. */
    public static ContainerWatch over(Cluster cluster, Telemetry telemetry) {
        Project project = cluster.project();
        // It starts before the first inspection, so that no restart falls between the two.
        Process events = project.docker()
                .start(List.of(
                        "events",
                        "--filter",
                        "label=com.docker.compose.project=" + project.name(),
                        "--filter",
                        "event=start",
                        "--format",
                        "{{json .}}"));
        ContainerWatch watch = new ContainerWatch(project, telemetry, events);
        watch.begin(cluster);
        return watch;
    }

    private void begin(Cluster cluster) {
        boolean own = cluster.nodes().stream().allMatch(kernel::runs);
        if (own) {
            cluster.nodes().forEach(this::watch);
            enginePublishing(ports(cluster)).ifPresent(engine -> telemetry.watch(Tier.ENGINE, engine));
            DatabaseTunnel.daemon("container-events", this::follow);
        } else {
            telemetry.note(
                    "the containers do not run on this machine's kernel: their CPU is from Docker's statistics, which do not "
                            + "separate user and system time, JIT and GC, and are rounded; background load on their machine is not known");
            DockerStatistics started = DockerStatistics.of(project.docker(), cluster.nodes());
            statistics = started;
            cluster.nodes()
                    .forEach(container -> container
                            .node()
                            .ifPresent(node -> telemetry.watchReported(
                                    new org.tradebench.load.telemetry.Node(
                                            node.name(), node.tier(), "the engine's machine"),
                                    started.of(container.name()))));
        }
    }

    private static Set<Integer> ports(Cluster cluster) {
        return cluster.nodes().stream()
                .flatMap(node -> node.ports().values().stream())
                .collect(Collectors.toSet());
    }

    private void watch(Container container) {
        if (kernel.runs(container)) {
            container.node().ifPresent(node -> telemetry.watch(node, container.pid()));
        }
    }

    private void follow() {
        try (BufferedReader lines = events.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                started(line, this::watch);
            }
        } catch (IOException closed) {
            // The watch is over.
        } catch (Failure engineGone) {
            telemetry.note("containers that were restarted are no longer watched: " + engineGone.getMessage());
        }
    }

    private void started(String event, Consumer<Container> then) {
        String id = id(event);
        project.containers().stream()
                .filter(container -> container.id().equals(id))
                .forEach(then);
    }

    static String id(String event) {
        try {
            JsonNode node = JSON.readTree(event);
            return node.path("id").asText(node.path("Actor").path("ID").asText());
        } catch (JsonProcessingException notAnEvent) {
            return "";
        }
    }

    @Override
    public void close() {
        events.destroy();
        if (statistics != null) {
            statistics.close();
        }
        try {
            events.waitFor(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns the process that publishes one of these ports; empty where no relay is seen. */
    static Optional<Long> enginePublishing(Set<Integer> ports) {
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

    /** Returns the arguments of a process. ProcessHandle shows those of one's own processes only, but the engine is mostly root's. */
    private static List<String> arguments(long process) {
        try {
            Path file = PROC.resolve(Long.toString(process)).resolve("cmdline");
            return List.of(Files.readString(file, StandardCharsets.ISO_8859_1).split("\0", -1));
        } catch (IOException goneOrNoSuchFileSystem) {
            return List.of();
        }
    }

    /**
     * Determines whether this machine's process file system shows a container's first process. A process of the same number may be an unrelated one: its
     * control group must contain the container's id.
     *
     * @param proc where the process file system is mounted
     */
    record OwnKernel(Path proc) {
        static OwnKernel ofThisMachine() {
            return new OwnKernel(Path.of("/proc"));
        }

        boolean runs(Container container) {
            if (container.pid() <= 0) {
                return false;
            }
            try {
                Path groups = proc.resolve(Long.toString(container.pid())).resolve("cgroup");
                return Files.readString(groups, StandardCharsets.ISO_8859_1).contains(container.id());
            } catch (IOException notShown) {
                return false;
            }
        }
    }
}
