package org.tradebench.cache.jgroups;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.cluster.CacheCluster;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.jgroups.JGroupsSettings.StaticList;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/**
 * A process with one member, which reads rows of {@link Truth} through its cache, updates and invalidates them until the command {@code quiet}. Each line on
 * standard input is a command that one line on standard output answers. Row n has sharing policy 1 + n modulo 4.
 */
final class MemberProcess {
    static final int ROWS = 24;

    private static final int THREADS = 2;

    /** Percentage of steps that write. */
    private static final int WRITES = 14;

    private final CacheCluster cluster;
    private final CacheInstance cache;
    private final int truth;
    private final AtomicLong steps = new AtomicLong();
    private volatile boolean isRunning = true;
    private final Thread[] workers = new Thread[THREADS];

    private MemberProcess(CacheCluster cluster, CacheInstance cache, int truth) {
        this.cluster = cluster;
        this.cache = cache;
        this.truth = truth;
    }

    /** @param arguments the port of the truth, this member's port, and the ports of all members */
    public static void main(String[] arguments) throws IOException {
        List<Integer> ports = Arrays.stream(arguments).map(Integer::valueOf).toList();
        InetAddress loopback = InetAddress.getLoopbackAddress();
        List<InetSocketAddress> all = ports.subList(2, ports.size()).stream()
                .map(port -> new InetSocketAddress(loopback, port))
                .toList();
        JGroupsSettings settings = JGroupsSettings.of(
                        "processes", Members.SECRET, loopback, ports.get(1), new StaticList(all))
                .withFailureTimeout(Duration.ofSeconds(2));
        CacheCluster cluster = CacheCluster.over(
                new JGroupsTransport(settings),
                new KryoEntryCodec(AllowList.EMPTY),
                ReplicationSettings.DEFAULT.withBatchInterval(Duration.ofMillis(50)));
        CacheService service = CacheService.builder().cluster(cluster).build();
        MemberProcess process = new MemberProcess(cluster, service.instance(CacheSettings.named("rows")), ports.get(0));
        process.start();
        process.processCommands();
    }

    private void start() {
        for (int i = 0; i < THREADS; i++) {
            workers[i] = new Thread(this::work, "worker");
            workers[i].setDaemon(true);
            workers[i].start();
        }
    }

    private void work() {
        Random random = new Random();
        try {
            Truth.Connection connection = new Truth.Connection(truth);
            while (isRunning) {
                int row = random.nextInt(ROWS);
                if (random.nextInt(100) < WRITES) {
                    connection.increment(row);
                    cache.invalidate("row " + row, false);
                } else {
                    read(row, connection);
                }
                steps.incrementAndGet();
            }
        } catch (IOException e) {
            // The test is over.
            return;
        }
    }

    private void read(int row, Truth.Connection connection) throws IOException {
        EntryOptions options = EntryOptions.DEFAULT
                .withSharingPolicy(SharingPolicy.of(1 + row % 4))
                .withDependencyIds(Set.of("row " + row));
        if (cache.get("entry " + row, options) == null) {
            Lease lease = cache.lease();
            long value = connection.read(row);
            cache.fill("entry " + row, value, options, lease);
        }
    }

    private void processCommands() throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        out.println("ready");
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.println(answer(line));
        }
    }

    private String answer(String command) throws IOException {
        switch (command) {
            case "members" -> {
                return cache.lease().complete() ? "" + cluster.view().members().size() : "not yet";
            }
            case "steps" -> {
                return "" + steps.get();
            }
            case "quiet" -> {
                isRunning = false;
                for (Thread worker : workers) {
                    join(worker);
                }
                return "quiet";
            }
            case "settle" -> {
                // A confirmed invalidation: all members have then applied everything before it.
                cache.invalidate("nothing", true);
                return "settled";
            }
            case "read" -> {
                Truth.Connection connection = new Truth.Connection(truth);
                for (int row = 0; row < ROWS; row++) {
                    read(row, connection);
                }
                return "read";
            }
            case "entries" -> {
                return cache.entries()
                        .map(entry -> entry.id() + "=" + entry.value())
                        .collect(Collectors.joining(","));
            }
            default -> throw new IllegalArgumentException("a command '" + command + "' is not known");
        }
    }

    private static void join(Thread worker) {
        try {
            worker.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
