package org.tradebench.load.telemetry.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.JvmSample;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.TierSample;
import org.tradebench.load.telemetry.source.ThreadSplit.ThreadKind;

/** Reads Linux's process file system. Each reading examines every process: about 15 microseconds each. */
public final class ProcReader implements CpuReader {
    private final Path proc;
    private final double ticksPerSecond;
    private final JvmCounters counters;
    private final Map<Node, JvmThreads> splits = new HashMap<>();
    private final Map<Node, EndedMembers> endedMembers = new HashMap<>();

    /** Holds the threads of a node between two restarts, that is, as long as its first process is the same. */
    private record JvmThreads(long root, ThreadSplit split) {}

    /**
     * @param proc where the process file system is mounted
     * @param ticksPerSecond the kernel's USER_HZ
     */
    public ProcReader(Path proc, double ticksPerSecond) {
        this.proc = proc;
        this.ticksPerSecond = ticksPerSecond;
        this.counters = new JvmCounters(proc);
    }

    @Override
    public Reading read(Map<Node, Long> roots) {
        Map<Long, ProcessTimes> processes = new HashMap<>();
        for (ProcessTimes process : stats(proc)) {
            processes.put(process.pid(), process);
        }
        Map<Node, TierSample> nodes = new HashMap<>();
        ProcessTree.byNode(processes, roots).forEach((node, members) -> {
            // Orphans of a root that has ended belong to no node.
            Long root = roots.get(node);
            if (root != null && processes.containsKey(root)) {
                nodes.put(node, sample(node, root, members));
            }
        });
        Optional<MachineTimes> machine = text(proc.resolve("stat"))
                .flatMap(all -> all.lines().findFirst())
                .flatMap(MachineTimes::parse);
        return new Reading(
                nodes,
                machine.map(m -> seconds(m.busyTicks())).orElse(null),
                machine.map(m -> seconds(m.stealTicks())).orElse(null),
                text(proc.resolve("net/snmp")).flatMap(ConnectionCount::parse).orElse(null));
    }

    private TierSample sample(Node node, long root, List<ProcessTimes> members) {
        long user = 0;
        long system = 0;
        long ended = 0;
        List<ProcessMemory> memory = new ArrayList<>();
        if (!node.tier().countsEndedChildren()) {
            EndedMembers earlier = endedMembers.compute(
                    node, (key, before) -> before == null || before.root != root ? new EndedMembers(root) : before);
            earlier.update(members);
            user += earlier.user;
            system += earlier.system;
        }
        for (ProcessTimes member : members) {
            user += member.userTicks();
            system += member.systemTicks();
            ended += node.tier().countsEndedChildren() ? member.childTicks() : 0;
            text(folder(member.pid()).resolve("status"))
                    .map(ProcessMemory::parse)
                    .ifPresent(memory::add);
        }
        Optional<ThreadSplit> split =
                node.tier().isJvm() ? Optional.of(threads(node, root, members)) : Optional.empty();
        Optional<ProcessNetwork> network = ProcessNetwork.of(proc, root);
        return new TierSample(
                seconds(user + system + ended),
                seconds(user),
                seconds(system),
                split.map(s -> seconds(s.ticks(ThreadKind.JIT))).orElse(null),
                split.map(s -> seconds(s.ticks(ThreadKind.GC))).orElse(null),
                memory.isEmpty() ? null : ProcessMemory.total(memory),
                network.map(ProcessNetwork::received).orElse(null),
                network.map(ProcessNetwork::sent).orElse(null),
                split.map(s -> jvm(members, s)).orElse(null));
    }

    private JvmSample jvm(List<ProcessTimes> members, ThreadSplit split) {
        return counters.read(
                members.stream().map(ProcessTimes::pid).toList(), split.liveCount(), split.liveCount(ThreadKind.POOL));
    }

    /** Updates the threads of all processes of a node: in a container the JVM may be the child of a shell. */
    private ThreadSplit threads(Node node, long root, List<ProcessTimes> members) {
        JvmThreads threads = splits.compute(
                node,
                (key, before) ->
                        before == null || before.root() != root ? new JvmThreads(root, new ThreadSplit()) : before);
        List<ProcessTimes> all = new ArrayList<>();
        members.forEach(member -> all.addAll(stats(folder(member.pid()).resolve("task"))));
        threads.split().update(all);
        return threads.split();
    }

    private Path folder(long pid) {
        return proc.resolve(Long.toString(pid));
    }

    private double seconds(long ticks) {
        return ticks / ticksPerSecond;
    }

    /** Reads the stat files of all numbered folders; a process may end between the listing and the reading. */
    private static List<ProcessTimes> stats(Path folder) {
        List<ProcessTimes> found = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "[0-9]*")) {
            for (Path entry : entries) {
                text(entry.resolve("stat")).flatMap(ProcessTimes::parse).ifPresent(found::add);
            }
        } catch (IOException | DirectoryIteratorException gone) {
            return found;
        }
        return found;
    }

    /** Returns the text of a file of the kernel; empty when there is none, or its process has ended. */
    public static Optional<String> text(Path file) {
        try {
            return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /**
     * Adds up what processes of the runner had used when they were last read, before they ended or became another node's. Otherwise the node's sum would fall,
     * and what its other processes use would be hidden by the fall. The kernel adds the CPU of ended children to their parent, but without separating passing
     * helpers from the tiers that the runner started.
     */
    private static final class EndedMembers {
        private final long root;
        private final Map<Long, ProcessTimes> last = new HashMap<>();
        private long user;
        private long system;

        EndedMembers(long root) {
            this.root = root;
        }

        void update(List<ProcessTimes> members) {
            Map<Long, ProcessTimes> now = new HashMap<>();
            members.forEach(member -> now.put(member.pid(), member));
            last.forEach((pid, before) -> {
                ProcessTimes after = now.get(pid);
                // A smaller number means a new process that got the id of an ended one.
                if (after == null || after.ticks() < before.ticks()) {
                    user += before.userTicks();
                    system += before.systemTicks();
                }
            });
            last.clear();
            last.putAll(now);
        }
    }

    /** Assigns each process to the node whose root is its nearest ancestor. */
    static final class ProcessTree {
        private ProcessTree() {}

        static Map<Node, List<ProcessTimes>> byNode(Map<Long, ProcessTimes> processes, Map<Node, Long> roots) {
            Map<Long, Node> nodeOfRoot = new HashMap<>();
            roots.forEach((node, root) -> nodeOfRoot.put(root, node));
            Map<Node, List<ProcessTimes>> members = new HashMap<>();
            for (ProcessTimes process : processes.values()) {
                Node node = nodeOf(process, processes, nodeOfRoot);
                if (node != null) {
                    members.computeIfAbsent(node, n -> new ArrayList<>()).add(process);
                }
            }
            return members;
        }

        private static @Nullable Node nodeOf(
                ProcessTimes process, Map<Long, ProcessTimes> processes, Map<Long, Node> nodeOfRoot) {
            ProcessTimes at = process;
            // The listing is not of one moment: a reused id could close a cycle, so the ascent is bounded.
            for (int step = 0; at != null && step < 64; step++) {
                Node node = nodeOfRoot.get(at.pid());
                if (node != null) {
                    return node;
                }
                at = processes.get(at.parent());
            }
            return null;
        }
    }

    /**
     * Holds the CPU times of the whole machine from the first line of {@code /proc/stat}, in clock ticks over all cores.
     *
     * @param busyTicks user, nice, system, interrupts
     * @param stealTicks what the hypervisor gave to others while this machine wanted to run
     */
    public record MachineTimes(long busyTicks, long stealTicks) {
        public static Optional<MachineTimes> parse(String firstLine) {
            String[] fields = firstLine.strip().split(" +", -1);
            if (fields.length < 9 || !fields[0].equals("cpu")) {
                return Optional.empty();
            }
            try {
                long user = Long.parseLong(fields[1]);
                long nice = Long.parseLong(fields[2]);
                long system = Long.parseLong(fields[3]);
                long interrupts = Long.parseLong(fields[6]) + Long.parseLong(fields[7]);
                return Optional.of(new MachineTimes(user + nice + system + interrupts, Long.parseLong(fields[8])));
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }
    }

    /** Reads how many TCP connections the processes of a network namespace have opened, as the kernel counts them in {@code /proc/net/snmp}. */
    public static final class ConnectionCount {
        private static final String TCP = "Tcp: ";
        private static final String OPENED = "ActiveOpens";

        private ConnectionCount() {}

        /** Parses the file, in which the second line of a protocol has the values for the names in its first. */
        public static Optional<Long> parse(String snmp) {
            List<String> lines =
                    snmp.lines().filter(line -> line.startsWith(TCP)).toList();
            if (lines.size() < 2) {
                return Optional.empty();
            }
            int place = List.of(lines.get(0).split(" ", -1)).indexOf(OPENED);
            String[] metrics = lines.get(1).split(" ", -1);
            if (place < 0 || place >= metrics.length || !metrics[place].matches("[0-9]{1,18}")) {
                return Optional.empty();
            }
            return Optional.of(Long.parseLong(metrics[place]));
        }
    }
}
