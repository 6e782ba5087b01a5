package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.JvmUse;
import org.tradebench.load.telemetry.MachineUse;
import org.tradebench.load.telemetry.NodeUse;
import org.tradebench.load.telemetry.Tier;

/** Checks that the load generator measured the system under test, and not itself. */
public final class LoadGeneratorChecks {
    private LoadGeneratorChecks() {}

    /**
     * Limits the CPU of the load generator. From 80 % of a core per process on, its threads begin to wait for each other and latencies include that wait: a warning,
     * because a JVM may use several cores. From 80 % of the machine on nothing is left for anything else: the run is INVALID.
     */
    public static final class Cpu implements ValidityCheck {
        private static final double LIMIT = 0.8;

        @Override
        public String name() {
            return "load-generator CPU";
        }

        /** Each machine that runs load generators is evaluated by itself; the worst counts. */
        @Override
        public CheckResult evaluate(Evidence evidence) {
            List<CheckResult> results = new ArrayList<>();
            for (MachineUse machine : evidence.use().machines()) {
                List<NodeUse> own = on(machine.host(), evidence);
                if (!own.isEmpty()) {
                    results.add(judge(cores(own), own.size(), machine.cores()).of(machine.host()));
                }
            }
            if (results.isEmpty()) {
                results.add(judge(
                        cores(on(null, evidence)),
                        evidence.requested().loadGenerators(),
                        evidence.machine().cores()));
            }
            return CheckResult.worst(results);
        }

        private static List<NodeUse> on(@Nullable String host, Evidence evidence) {
            return evidence.use().nodes().stream()
                    .filter(node -> node.node().tier() == Tier.DRIVER)
                    .filter(node -> Objects.equals(node.node().host(), host))
                    .toList();
        }

        private static @Nullable Double cores(List<NodeUse> nodes) {
            return nodes.isEmpty() || nodes.stream().anyMatch(node -> node.use().cores() == null)
                    ? null
                    : nodes.stream().mapToDouble(node -> node.use().cores()).sum();
        }

        public CheckResult judge(@Nullable Double cores, int processes, int machineCores) {
            String limit = CheckResult.text(
                    "at most %.1f cores per process; INVALID above %.1f cores", LIMIT, LIMIT * machineCores);
            if (cores == null) {
                return CheckResult.unknown(name(), limit, "this system does not report the load generator's CPU time.");
            }
            return CheckResult.graded(
                    name(),
                    cores <= LIMIT * processes && cores <= LIMIT * machineCores,
                    cores <= LIMIT * machineCores,
                    CheckResult.text(
                            "%.2f cores of %d in %d process%s",
                            cores, machineCores, processes, processes == 1 ? "" : "es"),
                    limit,
                    "The load generator had CPU to spare.",
                    "The load generator used most of a core: latencies may include its own waiting. Use fewer virtual users, or a machine of its own.",
                    "The load generator used nearly the whole machine: it measured itself.");
        }
    }

    /**
     * Limits the pauses of the load generator's JVM. All virtual users stop in them, and one that waits for an answer counts the pause as latency. One request in a
     * hundred decides the p99, so from 1 % of the interval on it may be the load generator's own.
     */
    public static final class Pauses implements ValidityCheck {
        private static final double WARN_ABOVE = 0.01;
        private static final double FAIL_ABOVE = 0.05;

        @Override
        public String name() {
            return "load-generator pauses";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            JvmUse jvm = evidence.tier(Tier.DRIVER).jvm();
            boolean shared = evidence.machine().shared();
            return jvm == null ? judge(null, null, shared) : judge(jvm.pausedShare(), jvm.worstSecondMillis(), shared);
        }

        /** On a machine that is declared as shared, collector threads wait for a CPU and pauses are long: then nothing fails. */
        public CheckResult judge(@Nullable Double share, @Nullable Double worstSecondMillis, boolean shared) {
            String limit = CheckResult.text(
                    "at most %s; INVALID above %s", CheckResult.percent(WARN_ABOVE), CheckResult.percent(FAIL_ABOVE));
            if (share == null) {
                return CheckResult.unknown(name(), limit, "this system does not report the load generator's pauses.");
            }
            return CheckResult.graded(
                    name(),
                    share <= WARN_ABOVE,
                    share <= FAIL_ABOVE || shared,
                    worstSecondMillis == null
                            ? CheckResult.percent(share)
                            : CheckResult.text(
                                    "%s, at most %.1f ms in a second", CheckResult.percent(share), worstSecondMillis),
                    share > FAIL_ABOVE && shared ? limit + HostChecks.SHARED : limit,
                    "The load generator's pauses are too short and too few to reach the p99.",
                    "The load generator paused so long that its pauses may be in the p99. Use fewer virtual users, more processes, or a machine of its own.",
                    "The load generator paused so long that latencies are partly its own.");
        }
    }

    /**
     * Limits the time in which the load generator itself held up virtual users. In a closed model N users are waiting for an answer (R), thinking (Z), or held up; by
     * Little's law the last are N − X·(R + Z). They act like an unintended think time: at 5 % throughput may be understated by as much, which is less than the difference
     * between runs; at 10 % the number of virtual users is no longer what the system under test saw.
     */
    public static final class Overhead implements ValidityCheck {
        private static final double WARN_ABOVE = 0.05;
        private static final double FAIL_ABOVE = 0.10;

        @Override
        public String name() {
            return "load-generator overhead";
        }

        @Override
        public boolean appliesTo(Evidence evidence) {
            return evidence.kind() == RunKind.CLOSED_MODEL || evidence.kind() == RunKind.FAULTS;
        }

        @Override
        public String exemptUnderFaults() {
            return "virtual users wait a moment after a wrong answer, which is neither latency nor think time";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(
                    evidence.recording().driver().driverShareOfTime(),
                    evidence.requested().virtualUsers());
        }

        public CheckResult judge(double share, int virtualUsers) {
            return CheckResult.graded(
                    name(),
                    share <= WARN_ABOVE,
                    share <= FAIL_ABOVE,
                    CheckResult.text(
                            "%.2f of %d users (%s)", share * virtualUsers, virtualUsers, CheckResult.percent(share)),
                    CheckResult.text(
                            "at most %s; INVALID above %s",
                            CheckResult.percent(WARN_ABOVE), CheckResult.percent(FAIL_ABOVE)),
                    "The load generator held up virtual users for a negligible part of their time.",
                    "The load generator held up virtual users: the load was lighter than their number says.",
                    "The load generator was a bottleneck. Give it more CPU, a machine of its own, or fewer virtual users.");
        }
    }
}
