package org.tradebench.load.telemetry.source;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.CacheSample;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.IoUse;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.SessionUse;
import org.tradebench.load.telemetry.SpeedSample;
import org.tradebench.load.telemetry.StatementUse;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.telemetry.TelemetrySeries.MachineSample;
import org.tradebench.load.telemetry.TelemetrySeries.MachineSeries;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;

/** Watches the nodes of all tiers from its start to its end, once per second. The samples include its own cost. */
public final class Telemetry implements AutoCloseable {
    private static final Duration PACE = Duration.ofSeconds(1);

    private final Map<Node, Long> roots = new ConcurrentHashMap<>();
    private volatile Supplier<Set<Long>> excluded = Set::of;
    private final Map<Node, Double> otherRuns = new HashMap<>();
    private final Map<Node, Supplier<@Nullable TierSample>> reported = new ConcurrentHashMap<>();
    private final Map<Node, NodeCounters> counters = new ConcurrentSkipListMap<>();
    private final List<CpuSample> cpu = new ArrayList<>();
    private final Map<String, WatchedMachine> machines = new ConcurrentSkipListMap<>();
    private final Set<String> notes = new CopyOnWriteArraySet<>();
    private final DatabaseTelemetry database = new DatabaseTelemetry(PACE, notes::add);
    private final CacheTelemetry cache = new CacheTelemetry(PACE, notes::add);
    private final long startMillis = System.currentTimeMillis();
    private final long startNanos = System.nanoTime();
    private final CpuReader reader = CpuReaders.ofThisMachine();
    private final String source;
    private final Ticker cpuTicker;
    private volatile @Nullable SpeedProbe speedProbe;

    private record WatchedMachine(int cores, Supplier<@Nullable MachineSample> reading, List<MachineSample> samples) {}

    /** Starts watching the runner; the nodes of the other tiers are added as they come up. */
    public Telemetry() {
        boolean linux = CpuReaders.hasProcessFileSystem();
        source = linux ? "the process file system (/proc)" : "process handles (no /proc on this system)";
        if (!linux) {
            notes.add(
                    "this system has no /proc: memory, JIT and GC threads, background load and steal are not available");
        }
        watch(Tier.RUNNER, ProcessHandle.current().pid());
        cpuTicker = new Ticker("telemetry", PACE, this::sampleCpu);
    }

    /**
     * Watches another machine as a whole, so that background load on it is seen.
     *
     * @param cores number of its cores
     * @param reading returns null when there is nothing new; its time is not used
     */
    public void watchMachine(String host, int cores, Supplier<@Nullable MachineSample> reading) {
        machines.put(host, new WatchedMachine(cores, reading, new ArrayList<>()));
    }

    /** Measures the speed of this machine from now on; called when it takes part in the run, because the system or the load generator is on it. */
    public synchronized void probeSpeed() {
        if (speedProbe == null) {
            speedProbe = new SpeedProbe(notes::add);
        }
    }

    /** Watches the only node of a tier, on this machine, from now on. */
    public void watch(Tier tier, long rootProcess) {
        watch(Node.only(tier), rootProcess);
    }

    /** Watches a node on this machine from now on; called again with another process when it was restarted. */
    public void watch(Node node, long rootProcess) {
        roots.compute(node, (key, before) -> {
            NodeCounters its = counters.computeIfAbsent(node, n -> new NodeCounters());
            if (before == null || before != rootProcess) {
                synchronized (its) {
                    its.beginProcess();
                }
            }
            return rootProcess;
        });
    }

    /** Returns the first processes of the nodes that it watches on this machine, the runner left out. */
    public Set<Long> roots() {
        return roots.entrySet().stream()
                .filter(watched -> watched.getKey().tier() != Tier.RUNNER)
                .map(Map.Entry::getValue)
                .collect(Collectors.toSet());
    }

    /** Excludes processes that this one has started for other runs; as its children they would count as the runner. */
    public void exclude(Supplier<Set<Long>> otherRoots) {
        excluded = otherRoots;
    }

    /** Adds a node for each excluded process, so that it and its children belong to no other node. */
    static Map<Node, Long> withExcluded(Map<Node, Long> watched, Set<Long> excluded) {
        Map<Node, Long> all = new HashMap<>(watched);
        excluded.forEach(root -> all.put(Node.local("process " + root + " of another run", Tier.RUNNER), root));
        return all;
    }

    /**
     * Adds up the CPU of the excluded processes, also of those that have ended since; null before there was one.
     *
     * @param latest of each of them so far, to which those that were read are added
     * @param read every node, the watched ones included
     */
    static @Nullable Double otherRunsSeconds(Map<Node, Double> latest, Map<Node, TierSample> read, Set<Node> watched) {
        read.forEach((node, sample) -> {
            Double seconds = sample.cpuSeconds();
            if (seconds != null && !watched.contains(node)) {
                latest.merge(node, seconds, Double::max);
            }
        });
        return latest.isEmpty()
                ? null
                : Double.valueOf(latest.values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum());
    }

    /**
     * Watches a node by what it, or an observer of it, reports.
     *
     * @param reading returns null when there is nothing new
     */
    public void watchReported(Node node, Supplier<@Nullable TierSample> reading) {
        counters.put(node, new NodeCounters());
        reported.put(node, reading);
    }

    /** Returns the process of a tier's only node on this machine; empty when it has several, or none here. */
    public Optional<Long> process(Tier tier) {
        List<Long> processes = roots.entrySet().stream()
                .filter(watched -> watched.getKey().tier() == tier)
                .map(Map.Entry::getValue)
                .toList();
        return processes.size() == 1 ? Optional.of(processes.get(0)) : Optional.empty();
    }

    /** Notes in the result that something could not be read. */
    public void note(String sentence) {
        notes.add(sentence);
    }

    /** Watches a database's counters from now on. Its connection stays open until {@link #close()} or {@link #stopWatchingDatabase()}. */
    public void watchDatabase(DatabaseReader.ConnectionSource connections) {
        database.watch(connections);
    }

    /** Reads the counters of each SQL statement, by its identifier; empty when there are none. */
    public Map<String, StatementUse.Counters> statements() {
        return database.statements();
    }

    /** Reads the counters of the database's input and output, by process and object; empty when there are none. */
    public Map<String, IoUse.Counters> io() {
        return database.io();
    }

    /** Samples what the database's sessions do from now on. */
    public void watchSessions() {
        database.watchSessions();
    }

    /** Ends the sampling of sessions, and returns what was seen; empty when there is nothing. */
    public Optional<SessionUse> sessions() {
        return database.sessions();
    }

    /** Stops watching the database, so that it can be stopped or replaced. */
    public void stopWatchingDatabase() {
        database.close();
    }

    /**
     * Watches the application's cache from now on.
     *
     * @param reading returns what the application reports now; fails when it reports nothing
     */
    public void watchCache(Supplier<CacheSample> reading) {
        cache.watch(reading);
    }

    /** Reads the cache once more, so that the last sample is after the measurement interval, and stops watching it. */
    public void stopWatchingCache() {
        cache.finish();
    }

    private void sampleCpu(@Nullable Double ownSeconds) {
        Map<Node, Long> watched = Map.copyOf(roots);
        long time = System.currentTimeMillis();
        long even = startMillis + (System.nanoTime() - startNanos) / 1_000_000;
        CpuReader.Reading reading = reader.read(withExcluded(watched, excluded.get()));
        Map<Node, TierSample> samples = new HashMap<>();
        Set<Node> silent = new HashSet<>();
        watched.forEach((node, root) -> {
            NodeCounters its = countersOf(node);
            synchronized (its) {
                // If the node was restarted during the reading, the reading belongs to the process before.
                TierSample read = root.equals(roots.get(node)) ? reading.nodes().get(node) : null;
                TierSample sample = read == null ? its.whileStopped() : its.accumulateSameLife(read);
                if (sample != null) {
                    samples.put(node, sample);
                }
            }
        });
        reported.forEach((node, report) -> {
            TierSample sample = report.get();
            if (sample == null) {
                silent.add(node);
            } else {
                samples.put(node, countersOf(node).accumulate(sample));
            }
        });
        machines.values().forEach(machine -> {
            MachineSample its = machine.reading().get();
            if (its != null) {
                synchronized (machine.samples()) {
                    machine.samples().add(new MachineSample(time, its.busySeconds(), its.stealSeconds(), its.speed()));
                }
            }
        });
        CpuSample sample = CpuSample.of(
                        time, samples, silent, reading.machineBusySeconds(), reading.machineStealSeconds(), ownSeconds)
                .with(
                        time - even,
                        reading.connectionsOpened(),
                        otherRunsSeconds(otherRuns, reading.nodes(), watched.keySet()))
                .probed(speed());
        synchronized (cpu) {
            cpu.add(sample);
        }
    }

    private @Nullable SpeedSample speed() {
        SpeedProbe probe = speedProbe;
        return probe == null ? null : probe.take();
    }

    private NodeCounters countersOf(Node node) {
        return Objects.requireNonNull(counters.get(node), "a watched node has counters");
    }

    /** Returns what was sampled so far. */
    public TelemetrySeries series() {
        return new TelemetrySeries(
                source,
                (int) PACE.toSeconds(),
                List.copyOf(counters.keySet()),
                copy(cpu),
                database.samples(),
                cache.samples(),
                machines.entrySet().stream()
                        .map(machine -> new MachineSeries(
                                machine.getKey(),
                                machine.getValue().cores(),
                                copy(machine.getValue().samples())))
                        .toList(),
                List.copyOf(notes));
    }

    private static <S> List<S> copy(List<S> samples) {
        synchronized (samples) {
            return List.copyOf(samples);
        }
    }

    @Override
    public synchronized void close() {
        cpuTicker.close();
        if (speedProbe != null) {
            speedProbe.close();
            speedProbe = null;
        }
        cache.close();
        stopWatchingDatabase();
    }
}
