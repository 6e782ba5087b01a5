package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.IntervalUse.MachineUse;
import org.tradebench.load.telemetry.IntervalUse.NodeUse;
import org.tradebench.load.telemetry.JvmUse;
import org.tradebench.load.telemetry.Tier;

/** Checks that the load generator measured the system under test, and not itself. */
public final class LoadGeneratorChecks {
    private static final double CPU_LIMIT = 0.8;
    private static final double PAUSES_WARN_ABOVE = 0.01;
    private static final double PAUSES_FAIL_ABOVE = 0.05;
    private static final double OVERHEAD_WARN_ABOVE = 0.05;
    private static final double OVERHEAD_FAIL_ABOVE = 0.10;

    private LoadGeneratorChecks() {}

    /** Evaluates each machine that runs load generators by itself; the worst counts. */
    static CheckResult cpu(Evidence run) {
        List<CheckResult> results = new ArrayList<>();
        for (MachineUse machine : run.use().machines()) {
            List<NodeUse> own = loadGenerators(machine.host(), run);
            if (!own.isEmpty()) {
                results.add(cpu(cores(own), own.size(), machine.cores()).of(machine.host()));
            }
        }
        return results.isEmpty()
                ? cpu(
                        cores(loadGenerators(null, run)),
                        run.requested().loadGenerators(),
                        run.machine().cores())
                : CheckResult.worst(results);
    }

    static CheckResult pauses(Evidence run) {
        JvmUse jvm = run.tier(Tier.LOAD_GENERATOR).jvm();
        return pauses(
                jvm == null ? null : jvm.pausedShare(),
                jvm == null ? null : jvm.worstSecondMillis(),
                run.machine().shared());
    }

    private static List<NodeUse> loadGenerators(@Nullable String host, Evidence run) {
        return run.use().nodes().stream()
                .filter(node -> node.node().tier() == Tier.LOAD_GENERATOR)
                .filter(node -> Objects.equals(node.node().host(), host))
                .toList();
    }

    private static @Nullable Double cores(List<NodeUse> nodes) {
        return nodes.isEmpty() || nodes.stream().anyMatch(node -> node.use().cores() == null)
                ? null
                : nodes.stream().mapToDouble(node -> node.use().cores()).sum();
    }

    /**
     * Limits the CPU of the load generator. From 80 % of a core per process on, its threads begin to wait for each other and latencies include that wait: a warning,
     * because a JVM may use several cores. From 80 % of the machine on nothing is left for anything else: the run is INVALID.
     */
    public static CheckResult cpu(@Nullable Double cores, int processes, int machineCores) {
        String limit = CheckResult.text(
                "at most %,.1f cores per process; INVALID above %,.1f cores", CPU_LIMIT, CPU_LIMIT * machineCores);
        if (cores == null) {
            return CheckResult.unknown(limit, "this system does not report the load generator's CPU time.");
        }
        return CheckResult.graded(
                cores <= CPU_LIMIT * processes && cores <= CPU_LIMIT * machineCores,
                cores <= CPU_LIMIT * machineCores,
                CheckResult.text(
                        "%,.2f cores of %,d in %,d process%s",
                        cores, machineCores, processes, processes == 1 ? "" : "es"),
                limit,
                "The load generator had CPU to spare.",
                "The load generator used most of a core: latencies may include its own waiting. Use fewer virtual users, or a machine of its own.",
                "The load generator used nearly the whole machine: it measured itself.");
    }

    /**
     * Warns when the JIT compiler used more than a tenth of the load generator's CPU: its own code, and with it each latency, then becomes faster within the interval. On
     * one machine its compiler takes CPU from the system, too.
     */
    public static CheckResult jitCompilation(@Nullable Double cores, @Nullable Double jitCores) {
        return SteadyStateChecks.jitCompilation(
                "load generator",
                cores,
                jitCores,
                "The load generator was warm.",
                "The load generator's JIT compiler was still busy: latencies include code that was not compiled yet.");
    }

    /**
     * Limits the pauses of the load generator's JVM. All virtual users stop in them, and one that waits for an answer counts the pause as latency. One request in a
     * hundred decides the p99, so from 1 % of the interval on it may be the load generator's own.
     *
     * <p>On a machine that is declared as shared, collector threads wait for a CPU and pauses are long: then nothing fails.
     */
    public static CheckResult pauses(@Nullable Double share, @Nullable Double worstSecondMillis, boolean shared) {
        String limit = CheckResult.text(
                "at most %s; INVALID above %s",
                CheckResult.percent(PAUSES_WARN_ABOVE), CheckResult.percent(PAUSES_FAIL_ABOVE));
        if (share == null) {
            return CheckResult.unknown(limit, "this system does not report the load generator's pauses.");
        }
        return CheckResult.graded(
                share <= PAUSES_WARN_ABOVE,
                share <= PAUSES_FAIL_ABOVE || shared,
                worstSecondMillis == null
                        ? CheckResult.percent(share)
                        : CheckResult.text(
                                "%s, at most %,.1f ms in a second", CheckResult.percent(share), worstSecondMillis),
                share > PAUSES_FAIL_ABOVE && shared ? limit + HostChecks.SHARED : limit,
                "The load generator's pauses are too short and too few to reach the p99.",
                "The load generator paused so long that its pauses may be in the p99. Use fewer virtual users, more processes, or a machine of its own.",
                "The load generator paused so long that latencies are partly its own.");
    }

    /**
     * Limits the time in which the load generator itself held up virtual users. In a closed model N users are waiting for an answer (R), thinking (Z), or held up; by
     * Little's law the last are N − X·(R + Z). They act like an unintended think time: at 5 % throughput may be understated by as much, which is less than the difference
     * between runs; at 10 % the number of virtual users is no longer what the system under test saw.
     */
    public static CheckResult overhead(double share, int virtualUsers) {
        return CheckResult.graded(
                share <= OVERHEAD_WARN_ABOVE,
                share <= OVERHEAD_FAIL_ABOVE,
                CheckResult.text(
                        "%,.2f of %,d users (%s)", share * virtualUsers, virtualUsers, CheckResult.percent(share)),
                CheckResult.text(
                        "at most %s; INVALID above %s",
                        CheckResult.percent(OVERHEAD_WARN_ABOVE), CheckResult.percent(OVERHEAD_FAIL_ABOVE)),
                "The load generator held up virtual users for a negligible part of their time.",
                "The load generator held up virtual users: the load was lighter than their number says.",
                "The load generator was a bottleneck. Give it more CPU, a machine of its own, or fewer virtual users.");
    }
}
