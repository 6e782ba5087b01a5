package org.tradebench.load.telemetry;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Supplier;
import org.tradebench.load.failure.Failure;

/** Watches the tiers from its start to its end, once a second. Its own cost is in the samples. */
public final class Telemetry implements AutoCloseable {
    private static final Duration PACE = Duration.ofSeconds(1);
    private static final Path PROC = Path.of("/proc");

    private final Map<Tier, Long> roots = new ConcurrentHashMap<>();
    private final Map<Tier, Supplier<TierSample>> remote = new ConcurrentHashMap<>();
    private final Set<Tier> otherMachines = new CopyOnWriteArraySet<>();
    private final List<CpuSample> cpu = new ArrayList<>();
    private final List<DatabaseSample> database = new ArrayList<>();
    private final List<CacheSample> cache = new ArrayList<>();
    private final Set<String> notes = new CopyOnWriteArraySet<>();
    private final CpuReader reader;
    private final String source;
    private final Ticker cpuTicker;
    private Ticker databaseTicker;
    private DatabaseReader databaseReader;
    private Ticker cacheTicker;
    private Supplier<CacheSample> cacheReader;

    /** Starts watching the runner; the other tiers are added as they come up. */
    public Telemetry() {
        boolean linux = Files.isReadable(PROC.resolve("stat"));
        source = linux ? "the process file system (/proc)" : "process handles (no /proc on this system)";
        reader = linux ? new ProcReader(PROC, ticksPerSecond()) : new HandleReader();
        if (!linux) {
            notes.add("this system has no /proc: memory, JIT and GC threads, foreign load and steal are not available");
        }
        roots.put(Tier.RUNNER, ProcessHandle.current().pid());
        cpuTicker = new Ticker("telemetry", PACE, this::sampleCpu);
    }

    /** Watches a tier on this machine from now on. */
    public void watch(Tier tier, long rootProcess) {
        roots.put(tier, rootProcess);
    }

    /** Stops watching a tier whose process is about to end. */
    public void forget(Tier tier) {
        roots.remove(tier);
    }

    /**
     * Watches a tier by what it tells of itself.
     *
     * @param reading answers null when the tier does not tell
     * @param elsewhere whether it runs on another machine
     */
    public void watchByItsWord(Tier tier, Supplier<TierSample> reading, boolean elsewhere) {
        remote.put(tier, reading);
        if (elsewhere) {
            otherMachines.add(tier);
        }
    }

    /** Notes in the result that something could not be read. */
    public void note(String sentence) {
        notes.add(sentence);
    }

    /** Watches a database's counters from now on. Its connection stays open until {@link #close()} or {@link #leaveDatabase()}. */
    public synchronized void watchDatabase(ConnectionSource connections) {
        try {
            databaseReader = new DatabaseReader(connections.open());
            databaseTicker = new Ticker("database-telemetry", PACE, ignored -> sampleDatabase());
        } catch (SQLException e) {
            notes.add("the database's counters are not available: " + e.getMessage());
        }
    }

    /** Lets go of the database, so that it can be stopped or replaced. */
    public synchronized void leaveDatabase() {
        if (databaseTicker != null) {
            databaseTicker.close();
            databaseTicker = null;
        }
        if (databaseReader != null) {
            try {
                databaseReader.close();
            } catch (SQLException e) {
                notes.add("the database's connection did not close: " + e.getMessage());
            }
            databaseReader = null;
        }
    }

    /**
     * Watches the application's cache from now on.
     *
     * @param reading what the application says now; fails when it says nothing
     */
    public synchronized void watchCache(Supplier<CacheSample> reading) {
        cacheReader = reading;
        cacheTicker = new Ticker("cache-telemetry", PACE, ignored -> sampleCache());
    }

    /** Reads the cache once more, so that the last sample is after the window, and lets go of it. */
    public synchronized void leaveCache() {
        if (cacheTicker != null) {
            cacheTicker.close();
            cacheTicker = null;
            sampleCache();
        }
    }

    private void sampleCpu(Double ownSeconds) {
        CpuSample sample = reader.read(System.currentTimeMillis(), new EnumMap<>(roots), ownSeconds);
        remote.forEach((tier, reading) -> {
            TierSample told = reading.get();
            if (told != null) {
                sample.tiers().put(tier, told);
            }
        });
        synchronized (cpu) {
            cpu.add(sample);
        }
    }

    private void sampleDatabase() {
        try {
            DatabaseSample sample = databaseReader.read(System.currentTimeMillis());
            synchronized (database) {
                database.add(sample);
            }
        } catch (SQLException e) {
            notes.add("a reading of the database's counters failed: " + e.getMessage());
        }
    }

    private void sampleCache() {
        try {
            CacheSample sample = cacheReader.get();
            synchronized (cache) {
                cache.add(sample);
            }
        } catch (Failure e) {
            notes.add("a reading of the application's cache failed: " + e.getMessage());
        }
    }

    /** What was sampled so far. */
    public TelemetrySeries series() {
        return new TelemetrySeries(
                source,
                (int) PACE.toSeconds(),
                copy(cpu),
                copy(database),
                copy(cache),
                Set.copyOf(otherMachines),
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
        if (cacheTicker != null) {
            cacheTicker.close();
            cacheTicker = null;
        }
        leaveDatabase();
    }

    /** USER_HZ, which getconf tells; 100 on every Linux of today, so also when getconf is missing (BusyBox images). */
    private static double ticksPerSecond() {
        try {
            Process getconf = new ProcessBuilder("getconf", "CLK_TCK")
                    .redirectError(Redirect.DISCARD)
                    .start();
            try (BufferedReader answer = getconf.inputReader(StandardCharsets.US_ASCII)) {
                String line = answer.readLine();
                return line != null && line.matches("[1-9][0-9]{0,5}") ? Double.parseDouble(line) : 100;
            }
        } catch (IOException e) {
            return 100;
        }
    }
}
