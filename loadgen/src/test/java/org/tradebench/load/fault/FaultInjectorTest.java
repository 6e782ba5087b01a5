package org.tradebench.load.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.load.failure.Failure;

@Timeout(60)
class FaultInjectorTest {
    private final Nodes nodes = new Nodes();

    /** Records what the injector does to nodes. */
    private static final class Nodes implements NodeControl {
        final List<String> done = new CopyOnWriteArrayList<>();
        volatile boolean failsToKill;
        volatile boolean hasProxy = true;

        @Override
        public List<String> applications() {
            return List.of("application-1", "application-2", "application-3");
        }

        @Override
        public String database() {
            return "database";
        }

        @Override
        public Optional<String> outermost() {
            return Optional.of("proxy");
        }

        @Override
        public Optional<String> coordinator() {
            return Optional.of("application-2");
        }

        @Override
        public void kill(String node) {
            if (failsToKill) {
                throw Failure.of("no permission");
            }
            done.add("kill " + node);
        }

        @Override
        public void stop(String node) {
            done.add("stop " + node);
        }

        @Override
        public void promoteStandby() {
            done.add("promote");
        }

        @Override
        public void start(String node) {
            done.add("start " + node);
        }

        @Override
        public void pause(String node) {
            done.add("pause " + node);
        }

        @Override
        public void resume(String node) {
            done.add("resume " + node);
        }

        @Override
        public void setClockAhead(String node, Duration ahead) {
            done.add("clock " + node + " " + ahead);
        }

        @Override
        public boolean isHealthy(String node) {
            done.add("healthy? " + node);
            return true;
        }

        @Override
        public void separate(List<String> one, List<String> other) {
            done.add("separate " + one + other);
        }

        @Override
        public void join(List<String> one, List<String> other) {
            done.add("join " + one + other);
        }

        @Override
        public void fillDisk() {
            done.add("fill");
        }

        @Override
        public void freeDisk() {
            done.add("free");
        }

        @Override
        public Optional<String> obstacle(FaultKind kind) {
            return kind == FaultKind.RESTART_PROXY && !hasProxy ? Optional.of("there is none") : Optional.empty();
        }
    }

    private List<FaultMark> inject(int second, String... faults) throws InterruptedException {
        List<Fault> placed =
                Fault.placed(List.of(faults).stream().map(Fault::of).toList(), 1000);
        try (FaultInjector injector = FaultInjector.start(placed, nodes, said -> {})) {
            injector.intervalSecond(second);
            while (injector.marks().size()
                    < placed.stream().filter(fault -> fault.second() <= second).count()) {
                Thread.onSpinWait();
            }
            injector.finish();
            return injector.marks();
        }
    }

    @Test
    void beginsAndEndsEachFaultInOrder() throws InterruptedException {
        inject(600, "kill-node@1+0", "pause-node@2+0", "partition@3+0", "kill-database@4+0", "restart-proxy@5");
        assertThat(nodes.done)
                .containsExactly(
                        "kill application-3",
                        "start application-3",
                        "healthy? application-3",
                        "pause application-3",
                        "resume application-3",
                        "healthy? application-3",
                        "separate [application-1][application-2, application-3]",
                        "join [application-1][application-2, application-3]",
                        "kill database",
                        "start database",
                        "healthy? database",
                        "stop proxy",
                        "start proxy",
                        "healthy? proxy");
    }

    @Test
    void injectsFaultsIntoDatabaseAndCoordinator() throws InterruptedException {
        inject(
                600,
                "pause-database@1+0",
                "partition-database@2+0",
                "stop-database-fast@3+0",
                "disk-full@4+0",
                "lost-coordinator@5+0");
        assertThat(nodes.done)
                .containsExactly(
                        "pause database",
                        "resume database",
                        "healthy? database",
                        "separate [application-1, application-2, application-3][database]",
                        "join [application-1, application-2, application-3][database]",
                        "stop database",
                        "start database",
                        "healthy? database",
                        "fill",
                        "free",
                        "healthy? database",
                        "kill application-2",
                        "start application-2",
                        "healthy? application-2");
    }

    @Test
    void restoresClockBeforeFaultEnds() throws InterruptedException {
        List<FaultMark> marks = inject(5, "clock-skew@1+0");
        assertThat(nodes.done)
                .containsExactly("clock application-3 PT1M30S", "clock application-3 PT0S", "healthy? application-3");
        assertThat(marks)
                .singleElement()
                .satisfies(mark -> assertThat(mark.nodes()).containsExactly("application-3"));
    }

    @Test
    void promotesStandbyBeforeOldPrimaryStarts() throws InterruptedException {
        List<FaultMark> marks = inject(5, "fail-over-database@1+0");
        assertThat(nodes.done).containsExactly("kill database", "promote", "start database", "healthy? database");
        assertThat(marks)
                .singleElement()
                .satisfies(mark -> assertThat(mark.nodes()).containsExactly("database"));
    }

    @Test
    void rollingRestartWaitsForEachNode() throws InterruptedException {
        List<FaultMark> marks = inject(5, "rolling-restart@1");
        assertThat(nodes.done)
                .containsExactly(
                        "stop application-1",
                        "start application-1",
                        "healthy? application-1",
                        "stop application-2",
                        "start application-2",
                        "healthy? application-2",
                        "stop application-3",
                        "start application-3",
                        "healthy? application-3");
        assertThat(marks).singleElement().satisfies(mark -> {
            assertThat(mark.nodes()).isEqualTo(nodes.applications());
            assertThat(mark.end()).isGreaterThanOrEqualTo(mark.begin());
        });
    }

    @Test
    void skipsFaultsAfterEndOfLoad() throws InterruptedException {
        assertThat(inject(50, "kill-node@10+0", "partition@51+0")).hasSize(1);
        assertThat(nodes.done).doesNotContain("separate [application-1][application-2, application-3]");
    }

    @Test
    void endsFaultOfAbortedRun() {
        FaultInjector injector = FaultInjector.start(List.of(Fault.of("pause-node@1+600")), nodes, said -> {});
        injector.intervalSecond(1);
        while (!nodes.done.contains("pause application-3")) {
            Thread.onSpinWait();
        }
        assertThat(injector.isUnderWay()).isTrue();
        injector.close();
        assertThat(nodes.done).contains("resume application-3");
    }

    @Test
    void failsRunWhenFaultCannotBeInjected() {
        nodes.failsToKill = true;
        FaultInjector injector = FaultInjector.start(List.of(Fault.of("kill-node@1+0")), nodes, said -> {});
        injector.intervalSecond(1);
        while (injector.marks().isEmpty()) {
            Thread.onSpinWait();
        }
        assertThatThrownBy(injector::finish).hasMessageContaining("no permission");
    }

    @Test
    void reportsObstacleBeforeRun() {
        nodes.hasProxy = false;
        assertThatThrownBy(() -> FaultInjector.check(List.of(Fault.of("restart-proxy")), nodes))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("restart-proxy cannot be injected here: there is none");
    }
}
