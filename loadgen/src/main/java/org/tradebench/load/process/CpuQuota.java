package org.tradebench.load.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;

/**
 * Limits the CPU that processes of this machine and all that they start may use together, by a control group of Linux: of each period of 100 ms they run their share, then
 * wait, as containers with a CPU limit do. Knows both versions of control groups.
 */
public final class CpuQuota implements AutoCloseable {
    /** The kernel's default, and that of container engines. */
    private static final long PERIOD_MICROS = 100_000;

    /** How long ended processes may stay in their group. */
    private static final Duration END = Duration.ofSeconds(5);

    private static final Duration POLL = Duration.ofMillis(50);

    private static final AtomicInteger MADE = new AtomicInteger();

    private static final String MEMBERS = "cgroup.procs";

    private final Path group;
    private final boolean first;

    /** Uses an existing control group folder. */
    private CpuQuota(Path group, boolean first) {
        this.group = group;
        this.first = first;
    }

    /**
     * Makes a group without a limit. Its name is unique, also among those that other threads make at the same time.
     *
     * @param what part of its name
     * @throws Failure of usage when this machine or this user cannot
     */
    public static CpuQuota create(String what) {
        return create(
                Path.of("/proc/self/mounts"),
                "trader-" + ProcessHandle.current().pid() + "-" + what + "-" + MADE.incrementAndGet());
    }

    /** @param mounts table of the mounted file systems */
    static CpuQuota create(Path mounts, String name) {
        Mount mount = Mount.in(mounts).orElseThrow(() -> impossible("there is no control group for CPU"));
        Path group = mount.folder().resolve(name);
        try {
            if (!mount.first()
                    && !words(mount.folder().resolve("cgroup.subtree_control")).contains("cpu")) {
                write(mount.folder().resolve("cgroup.subtree_control"), "+cpu");
            }
            Files.createDirectory(group);
        } catch (IOException e) {
            throw impossible(String.valueOf(e.getMessage()));
        }
        return new CpuQuota(group, mount.first());
    }

    private static Failure impossible(String why) {
        return Failure.usage(
                "CPU limits of processes: expected Linux, and the right to make a control group, which root has (" + why
                        + "); or no limit, such as --set database-cpus=none of an experiment; or --target compose");
    }

    /**
     * Locates the kernel's control groups of CPU.
     *
     * @param first whether they are of version 1
     */
    private record Mount(Path folder, boolean first) {
        /** Finds the control groups, those of version 1 where a machine has both: a controller is in one of them only, and there it is in version 1. */
        static Optional<Mount> in(Path mounts) {
            try (Stream<String> lines = Files.lines(mounts)) {
                List<String[]> all = lines.map(line -> line.split(" ", -1))
                        .filter(fields -> fields.length > 3)
                        .toList();
                Optional<Mount> ofVersion1 = all.stream()
                        .filter(fields -> fields[2].equals("cgroup")
                                && Arrays.asList(fields[3].split(",", -1)).contains("cpu"))
                        .map(fields -> new Mount(Path.of(fields[1]), true))
                        .findFirst();
                return ofVersion1.or(() -> all.stream()
                        .filter(fields -> fields[2].equals("cgroup2"))
                        .map(fields -> new Mount(Path.of(fields[1]), false))
                        .findFirst());
            } catch (IOException e) {
                return Optional.empty();
            }
        }
    }

    /** Puts a process into the group, and all that it has started; what it starts later is in it by itself. */
    public void add(long pid) {
        put(pid);
        ProcessHandle.of(pid).stream().flatMap(ProcessHandle::descendants).forEach(child -> put(child.pid()));
    }

    private void put(long pid) {
        try {
            write(group.resolve(MEMBERS), Long.toString(pid));
        } catch (IOException e) {
            // A process that has ended needs no limit.
            if (ProcessHandle.of(pid).isPresent()) {
                throw Failure.of("cannot limit the CPU of process " + pid + ": " + e.getMessage(), e);
            }
        }
    }

    /** Limits the group from now on. */
    public void limit(double cpus) {
        set(Long.toString(Math.max(1_000, Math.round(cpus * PERIOD_MICROS))));
    }

    /** Lifts the limit. */
    public void lift() {
        set(first ? "-1" : "max");
    }

    private void set(String quota) {
        try {
            if (first) {
                write(group.resolve("cpu.cfs_period_us"), Long.toString(PERIOD_MICROS));
                write(group.resolve("cpu.cfs_quota_us"), quota);
            } else {
                write(group.resolve("cpu.max"), quota + " " + PERIOD_MICROS);
            }
        } catch (IOException e) {
            throw Failure.of("cannot set the CPU limit of " + group + ": " + e.getMessage(), e);
        }
    }

    /** Lifts the limit and removes the group when its processes have ended; one that still runs keeps its group, without a limit. */
    @Override
    public void close() throws IOException {
        lift();
        long limit = System.nanoTime() + END.toNanos();
        while (!words(group.resolve(MEMBERS)).isEmpty() && System.nanoTime() < limit) {
            LockSupport.parkNanos(POLL.toNanos());
        }
        if (words(group.resolve(MEMBERS)).isEmpty()) {
            Files.delete(group);
        }
    }

    private static List<String> words(Path file) throws IOException {
        return Files.readString(file)
                .lines()
                .flatMap(line -> Stream.of(line.split(" ", -1)))
                .filter(word -> !word.isBlank())
                .toList();
    }

    private static void write(Path file, String value) throws IOException {
        Files.writeString(file, value);
    }
}
