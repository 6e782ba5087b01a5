package org.tradebench.load.report;

import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;
import org.tradebench.load.consistency.OrderBacklog;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.ProxyAnswers;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.Summary;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.telemetry.CacheSample;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.JvmSample;
import org.tradebench.load.telemetry.Manifest;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.SpeedSample;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;
import org.tradebench.load.validity.AnswerChecks;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.ExpectedMix;
import org.tradebench.load.validity.MixCheck;
import org.tradebench.load.validity.SteadyStateChecks;
import org.tradebench.load.validity.Validity;

/** Writes result folders with synthetic metrics, generated from a seed: 20 s of warm-up and a measurement interval of 30 s. */
public final class SampleRun {
    private static final long START = 1_790_000_000_000L;
    private static final int WARMUP = 20;
    private static final int INTERVAL = 30;
    private static final long OPEN = START + 1000L * WARMUP;
    private static final List<String> LABELS =
            List.of("quotes", "home", "portfolio", "account", "logoff", "buy", "sell", "update account", "register");
    private static final long[] SHARES = {40, 20, 12, 10, 4, 4, 4, 4, 2};

    private final Random random = new Random(7);

    private final Caching caching;

    private final int applications;

    private List<FaultOutcome> faults = List.of();

    private SampleRun(Caching caching, int applications) {
        this.caching = caching;
        this.applications = applications;
    }

    /** Writes a run of 30,000 requests, of which this many failed. */
    public static ResultFolder write(Path folder, long errors, String hostileNote) throws IOException {
        return new SampleRun(Caching.NONE, 1).writeTo(folder, errors, hostileNote);
    }

    /** Writes a run whose application caches commands. */
    public static ResultFolder writeWithCache(Path folder) throws IOException {
        return new SampleRun(Caching.of(CachingMode.COMMAND), 1).writeTo(folder, 0, "a note");
    }

    /** Writes a run on a cluster of application servers, proxy and web server. */
    public static ResultFolder writeCluster(Path folder, int applications) throws IOException {
        return new SampleRun(Caching.NONE, applications).writeTo(folder, 0, "a note");
    }

    /** Writes a run in which a node was killed at 8 s and served again at 15 s, and whose throughput had recovered at 20 s. */
    public static ResultFolder writeWithFault(Path folder) throws IOException {
        SampleRun run = new SampleRun(Caching.NONE, 4);
        run.faults = List.of(new FaultOutcome(
                "kill-node", List.of("application-4"), 8.2, 15.1, 30.1, 950.5, 17, 2, 20, 1234L, 1234L));
        return run.writeTo(folder, 19, "a note");
    }

    private ResultFolder writeTo(Path folder, long errors, String hostileNote) throws IOException {
        ResultFolder results = ResultFolder.create(folder);
        LoadResult loadGenerator = loadGenerator(errors);
        JsonMapper.builder()
                .addModule(new JavaTimeModule())
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .build()
                .writeValue(folder.resolve("load-generator.json").toFile(), loadGenerator);
        histograms(folder.resolve("histograms.hlog"));
        TelemetrySeries series = telemetry();
        Interval interval = new Interval(OPEN, OPEN + 1000L * INTERVAL);
        IntervalUse use = IntervalUse.of(series, interval);
        List<CheckResult> checks = List.of(
                AnswerChecks.errors(loadGenerator.requestCount(), loadGenerator.errorCount(), 0)
                        .named("errors"),
                MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), loadGenerator.played(), 8)
                        .named("operation mix"),
                SteadyStateChecks.jitCompilation(1.0, 0.2).named("JIT compilation"));
        Validity result = CheckResult.validityOf(checks);
        results.write(series);
        results.write(new RunRecord(
                RunRecord.VERSION,
                Instant.ofEpochMilli(START - 30_000),
                Instant.ofEpochMilli(OPEN + 40_000),
                "./trader run --mode direct --clients 8",
                RunSettings.STANDARD
                        .withDefaults()
                        .withTarget(TargetSettings.EMBEDDED.withNodes(applications))
                        .withApplication(
                                ApplicationSettings.UNKNOWN.orDefaults().withCaching(caching))
                        .withWarmup(WarmupSettings.requests(10_000))
                        .withMeasurement(MeasurementSettings.of(Duration.ofSeconds(INTERVAL))),
                new Manifest(
                        Map.of("load generator", "Apache JMeter 5.6.3"),
                        Map.of("cores", "2"),
                        Map.of("fsync", "on"),
                        Map.of(),
                        Map.of(),
                        Map.of()),
                interval,
                result,
                checks,
                result != Validity.VALID
                        ? null
                        : Summary.of(loadGenerator, HistogramFile.read(folder.resolve("histograms.hlog")), use),
                List.of(new RunRecord.AuditLine("balances add up", 0, null)),
                new OrderCount(2410, 2400, 2399, 1, 0, 0, 0, 0, 0, List.of()),
                new OrderBacklog(0, 0.01, 0),
                faults,
                use,
                applications > 1 ? new ProxyAnswers(1, Map.of("BYPASS", 29_000L, "HIT", 750L, "MISS", 250L)) : null,
                6.25,
                List.of(hostileNote)));
        return results;
    }

    private static LoadResult loadGenerator(long errors) {
        List<LoadResult.Request> requests = new ArrayList<>();
        List<LoadResult.Operation> operations = new ArrayList<>();
        for (int i = 0; i < SHARES.length; i++) {
            long count = 300 * SHARES[i];
            long wrong = i == 0 ? errors : 0;
            requests.add(new LoadResult.Request(
                    LABELS.get(i), LoadResult.Kind.OPERATION, count, wrong, count * 5_000_000, 1, 1));
            operations.add(new LoadResult.Operation(LABELS.get(i), LABELS.get(i), count, wrong));
        }
        List<LoadResult.Second> timeline = new ArrayList<>();
        for (int second = 1; second <= WARMUP; second++) {
            timeline.add(new LoadResult.Second(LoadProgress.Phase.WARMUP, second, 40L * second, 0, 0));
        }
        for (int second = 1; second <= INTERVAL; second++) {
            timeline.add(new LoadResult.Second(
                    LoadProgress.Phase.INTERVAL, second, 950 + 7L * second % 100, errors / INTERVAL, 0));
        }
        long wall = INTERVAL * 1_000_000_000L;
        return new LoadResult(
                1,
                LoadResult.Ended.COMPLETE,
                null,
                8,
                0,
                Instant.ofEpochMilli(START),
                Instant.ofEpochMilli(OPEN),
                Instant.ofEpochMilli(OPEN + 1000L * INTERVAL),
                wall,
                new LoadResult.Warmup(8_400, 0, WARMUP * 1_000_000_000L),
                requests,
                operations,
                List.of(new LoadResult.VirtualUser("1", wall, wall - wall / 50, 0)),
                new LoadResult.OpenAtEnd(8, 4_000_000),
                0,
                timeline,
                List.of());
    }

    private void histograms(Path file) throws IOException {
        HistogramLogWriter writer = new HistogramLogWriter(file.toFile());
        try {
            for (int second = 0; second < WARMUP + INTERVAL; second++) {
                boolean warmup = second < WARMUP;
                for (String label : LABELS) {
                    Histogram histogram = histogram(20, warmup ? 30_000 - 1200 * second : 5_000);
                    histogram.setStartTimeStamp(START + 1000L * second);
                    histogram.setEndTimeStamp(START + 1000L * (second + 1));
                    histogram.setTag((warmup ? "warmup/" : "interval/") + label.replace(" ", "%20"));
                    writer.outputIntervalHistogram(histogram);
                }
            }
            for (String label : LABELS) {
                Histogram histogram = histogram(2000, 5_000);
                histogram.setStartTimeStamp(OPEN);
                histogram.setEndTimeStamp(OPEN + 1000L * INTERVAL);
                histogram.setTag("operation/" + label.replace(" ", "%20"));
                writer.outputIntervalHistogram(histogram);
            }
        } finally {
            writer.close();
        }
    }

    private Histogram histogram(int count, int micros) {
        Histogram histogram = new Histogram(3_600_000_000L, 3);
        for (int i = 0; i < count; i++) {
            histogram.recordValue(Math.max(200, Math.round(micros * Math.exp(0.6 * random.nextGaussian()))));
        }
        return histogram;
    }

    /** 90 hits and 10 misses per second, before the measurement interval, too. */
    private List<CacheSample> cache() {
        List<CacheSample> samples = new ArrayList<>();
        for (long second = 0; second <= WARMUP + INTERVAL + 1; second++) {
            Map<String, Long> counters =
                    Map.of("MEMORY_HITS", 90 * second, "MISSES", 10 * second, "EVICTIONS", 2 * second);
            samples.add(
                    caching.remembers()
                            ? new CacheSample(
                                    START + 1000 * second,
                                    caching.mode().setting(),
                                    true,
                                    1,
                                    20_000,
                                    100 + second,
                                    "W_TINY_LFU",
                                    1,
                                    false,
                                    counters,
                                    Map.of("QuoteCommand", counters, "unused group", Map.of("MISSES", 0L)))
                            : new CacheSample(
                                    START + 1000 * second,
                                    caching.mode().setting(),
                                    false,
                                    1,
                                    0,
                                    0,
                                    null,
                                    0,
                                    false,
                                    Map.of(),
                                    Map.of()));
        }
        return samples;
    }

    private TelemetrySeries telemetry() {
        List<CpuSample> samples = new ArrayList<>();
        Set<Node> nodes = new TreeSet<>();
        double application = 5;
        double jit = 3;
        double database = 1;
        double loadGenerator = 1;
        double busy = 12;
        for (int second = -5; second <= WARMUP + INTERVAL + 2; second++) {
            Map<Node, TierSample> nodeSamples = new HashMap<>();
            nodeSamples.putAll(application(application, jit));
            nodeSamples.put(
                    Node.only(Tier.DATABASE),
                    new TierSample(database, database / 2, database / 2, null, null, 90L << 20));
            nodeSamples.put(
                    Node.only(Tier.LOAD_GENERATOR),
                    new TierSample(
                            loadGenerator,
                            loadGenerator / 2,
                            loadGenerator / 2,
                            0.1,
                            0.1,
                            300L << 20,
                            null,
                            null,
                            jvm(second, 26, 0)));
            nodeSamples.put(Node.only(Tier.RUNNER), new TierSample(0.01 * second + 1, 0.5, 0.5, null, null, 80L << 20));
            if (applications > 1) {
                nodeSamples.put(Node.only(Tier.PROXY), front(0.1 * second + 1));
                nodeSamples.put(Node.only(Tier.WEB), front(0.05 * second + 1));
            }
            samples.add(CpuSample.of(START + 1000L * second, nodeSamples, Set.of(), busy, 0.0, 0.004 * second)
                    .probed(speed(second)));
            nodes.addAll(nodeSamples.keySet());
            double warm = Math.min(1, Math.max(0, second / 20.0));
            application += 1.0;
            jit += 0.7 * (1 - warm) + 0.03;
            database += 0.3 * (0.3 + 0.7 * warm);
            loadGenerator += 0.4;
            busy += 1.9 + 0.05 * random.nextDouble();
        }
        return new TelemetrySeries(
                "a synthetic machine", 1, List.copyOf(nodes), samples, List.of(), cache(), List.of(), List.of());
    }

    /** A machine that is a tenth slower in the first half of the measurement interval. */
    private static SpeedSample speed(int second) {
        long micros = Math.round(SpeedSample.REFERENCE_MICROS * (second <= WARMUP + INTERVAL / 2 ? 1.1 : 1));
        return new SpeedSample(micros, micros, micros, 5 * micros, 1 + 0.02 * second);
    }

    /** Divides the application's CPU time evenly among its nodes. */
    private Map<Node, TierSample> application(double cpu, double jit) {
        Map<Node, TierSample> nodes = new HashMap<>();
        double share = 1.0 / applications;
        for (int number = 1; number <= applications; number++) {
            Node node = applications == 1
                    ? Node.only(Tier.APPLICATION)
                    : Node.local("application-" + number, Tier.APPLICATION);
            nodes.put(
                    node,
                    new TierSample(
                            share * cpu,
                            share * cpu * 0.8,
                            share * cpu * 0.2,
                            share * jit,
                            0.02 * share * cpu,
                            620L << 20,
                            null,
                            null,
                            jvm(applications > 1 && number == applications ? 2 * cpu : cpu, 80, 12)));
        }
        return nodes;
    }

    /** Two GC pauses of 8 ms per second of CPU time, and a heap of 90 to 149 MB. */
    private static JvmSample jvm(double worked, int threads, int poolThreads) {
        long pauses = Math.max(0, Math.round(2 * worked));
        long heap = (90L + Math.floorMod(pauses * 37, 60L)) << 20;
        return new JvmSample(threads, poolThreads, pauses, 0.008 * pauses, heap, 256L << 20);
    }

    private static TierSample front(double cpu) {
        return new TierSample(
                cpu, cpu / 2, cpu / 2, null, null, 20L << 20, Math.round(cpu * 1e7), Math.round(cpu * 3e6), null);
    }
}
