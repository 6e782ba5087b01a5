package org.tradebench.load.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.load.telemetry.source.ProcReader;

/**
 * Checks cores, memory, open files, clock and background load.
 *
 * @param proc the kernel's process file system; what is missing there, as on macOS, is not evaluated
 * @param sys the kernel's file system of devices
 */
record MachineChecks(Path proc, Path sys, int cores) {
    /** Application, database, load generator and harness kept 1.1 GB resident in a run of default settings. */
    private static final long MIN_MEMORY_MB = 1_500;

    private static final long FAIR_MEMORY_MB = 3_000;

    /** Connections of clients, pools and the application's own files. */
    private static final long MIN_FILES = 4_096;

    private static final Pattern AVAILABLE = Pattern.compile("(?m)^MemAvailable:\\s*(\\d+) kB$");
    private static final Pattern TOTAL = Pattern.compile("(?m)^MemTotal:\\s*(\\d+) kB$");
    private static final Pattern FILES = Pattern.compile("(?m)^Max open files\\s+(\\d+|unlimited)\\s");

    /** Clocks that a program reads without asking the kernel. */
    private static final Set<String> FAST_CLOCKS =
            Set.of("tsc", "kvm-clock", "arch_sys_counter", "hyperv_clocksource_tsc_page");

    MachineChecks(Path proc, Path sys) {
        this(proc, sys, Runtime.getRuntime().availableProcessors());
    }

    List<Diagnosis> look() {
        List<Diagnosis> diagnoses = new ArrayList<>();
        diagnoses.add(
                cores >= 4
                        ? Diagnosis.ok("cores", Integer.toString(cores))
                        : Diagnosis.note(
                                "cores",
                                Integer.toString(cores),
                                "4 or more: application, database and load generator share them here, and the report shows the load generator's CPU"));
        ProcReader.text(proc.resolve("meminfo")).flatMap(MachineChecks::memory).ifPresent(diagnoses::add);
        ProcReader.text(proc.resolve("self/limits"))
                .flatMap(MachineChecks::files)
                .ifPresent(diagnoses::add);
        ProcReader.text(proc.resolve("loadavg")).flatMap(this::load).ifPresent(diagnoses::add);
        ProcReader.text(sys.resolve("devices/system/clocksource/clocksource0/current_clocksource"))
                .map(MachineChecks::clock)
                .ifPresent(diagnoses::add);
        ProcReader.text(sys.resolve("devices/system/cpu/cpu0/cpufreq/scaling_governor"))
                .map(MachineChecks::governor)
                .ifPresent(diagnoses::add);
        return diagnoses;
    }

    private static Optional<Diagnosis> memory(String text) {
        Matcher available = AVAILABLE.matcher(text);
        Matcher total = TOTAL.matcher(text);
        if (!available.find() || !total.find()) {
            return Optional.empty();
        }
        long free = Long.parseLong(available.group(1)) / 1024;
        String found =
                String.format(Locale.ROOT, "%d MB available of %d MB", free, Long.parseLong(total.group(1)) / 1024);
        if (free < MIN_MEMORY_MB) {
            return Optional.of(Diagnosis.problem(
                    "memory", found, MIN_MEMORY_MB + " MB available: a run by its defaults keeps 1 100 MB resident"));
        }
        return Optional.of(
                free < FAIR_MEMORY_MB
                        ? Diagnosis.note(
                                "memory",
                                found,
                                FAIR_MEMORY_MB + " MB available: the build and larger heaps need more than a run")
                        : Diagnosis.ok("memory", found));
    }

    private static Optional<Diagnosis> files(String text) {
        Matcher limit = FILES.matcher(text);
        if (!limit.find()) {
            return Optional.empty();
        }
        String files = limit.group(1);
        boolean enough = "unlimited".equals(files) || Long.parseLong(files) >= MIN_FILES;
        return Optional.of(
                enough
                        ? Diagnosis.ok("open files", files + " per process")
                        : Diagnosis.note(
                                "open files",
                                files + " per process",
                                MIN_FILES + " or more ('ulimit -n " + MIN_FILES
                                        + "'): each virtual user needs a connection"));
    }

    private Optional<Diagnosis> load(String text) {
        String first = text.strip().split(" ", -1)[0];
        try {
            double load = Double.parseDouble(first);
            return Optional.of(
                    load <= 0.1 * cores + 0.1
                            ? Diagnosis.ok("other work", "load average " + first)
                            : Diagnosis.note(
                                    "other work",
                                    "load average " + first + " on " + cores + " cores",
                                    "an idle machine: other work takes CPU from the run, and the report will warn"));
        } catch (NumberFormatException unreadable) {
            return Optional.empty();
        }
    }

    private static Diagnosis clock(String text) {
        String clock = text.strip();
        return FAST_CLOCKS.contains(clock)
                ? Diagnosis.ok("clock", clock)
                : Diagnosis.note(
                        "clock",
                        clock,
                        "one that needs no system call (tsc, kvm-clock): every request reads the clock several times");
    }

    private static Diagnosis governor(String text) {
        String governor = text.strip();
        return "performance".equals(governor)
                ? Diagnosis.ok("CPU frequency", governor)
                : Diagnosis.note(
                        "CPU frequency", governor, "the governor 'performance': otherwise the clock follows the load");
    }
}
