package org.tradebench.load.sut.inventory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.telemetry.TelemetrySeries.MachineSample;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;

/** Starts the agent in a separate process, through this machine's shell instead of ssh. */
class HostAgentTest {
    private static final Reach HERE = Reach.byCommand("here", List.of("env"));

    @TempDir
    Path folder;

    /** Does what {@code ./trader agent} does, without its command line. */
    public static final class Main {
        private Main() {}

        public static void main(String[] arguments) {
            Agent.AgentFacts facts = new Agent.AgentFacts(
                    "digest",
                    Runtime.version().feature(),
                    2,
                    ProcessHandle.current().pid(),
                    Map.of("cores", "2"));
            Agent.serve(facts, System.in, System.out);
        }
    }

    private static String script() {
        return "echo 'Welcome to this machine'; exec " + Path.of(System.getProperty("java.home"), "bin", "java")
                + " -cp " + Reach.quoted(System.getProperty("java.class.path")) + " '" + Main.class.getName() + "'";
    }

    private HostAgent start(String script) throws InterruptedException {
        return HostAgent.start(Connection.open(HERE, folder, folder), script, folder.resolve("agent.log"));
    }

    @Test
    @Timeout(120)
    void reportsFactsClockAndProcessUse() throws IOException, InterruptedException {
        Path pidFile = Files.writeString(
                folder.resolve("server.pid"), ProcessHandle.current().pid() + "\n");
        try (HostAgent agent = start(script())) {
            assertThat(agent.facts().harness()).isEqualTo("digest");
            Clock clock = agent.clock();
            assertThat(clock.aheadMillis()).isCloseTo(0, within(clock.errorMillis() + 1));
            assertThat(agent.watch(
                            new WatchOrder("database", Tier.DATABASE, WatchOrder.By.PID_FILE, pidFile.toString())))
                    .isTrue();
            assertThat(agent.watch(new WatchOrder("web", Tier.WEB, WatchOrder.By.COMMAND, "no such process anywhere")))
                    .as("excludes the agent's own processes")
                    .isFalse();

            TierSample first = agent.sample("database");
            TierSample second = agent.sample("database");
            assertThat(first.cpuSeconds()).isPositive();
            assertThat(second.cpuSeconds()).isGreaterThanOrEqualTo(first.cpuSeconds());
            assertThat(agent.sample("web")).isNull();
            MachineSample machine = agent.machine();
            assertThat(machine.busySeconds()).isGreaterThan(second.cpuSeconds());
            while (machine.speed() == null) {
                LockSupport.parkNanos(50_000_000);
                machine = agent.machine();
            }
            assertThat(machine.speed().speed()).isPositive();
        }
        assertThat(ProcessHandle.current()
                        .descendants()
                        .map(ProcessHandle::info)
                        .map(ProcessHandle.Info::commandLine))
                .noneMatch(line -> line.orElse("").contains(Main.class.getName()));
    }

    @Test
    void reportsCauseOfFailedAgentStart() {
        assertThatThrownBy(() -> start("echo 'there is no harness in /opt/trader' >&2; exit 1"))
                .isInstanceOf(Failure.class)
                .hasMessage("host here: no agent could be started there (there is no harness in /opt/trader)");
    }

    @Test
    void estimatesClockOffsetAtRoundTripMidpoint() {
        assertThat(Clock.of(1_000_000, 6_005_000, 1_010_000)).isEqualTo(new Clock(5_000, 5));
        assertThat(Clock.of(1_000_000, 1_000_000, 1_002_000)).isEqualTo(new Clock(-1, 1));
    }

    @Test
    void quotesScriptAsSingleShellWord() {
        assertThat(Reach.quoted("it's")).isEqualTo("'it'\\''s'");
        Reach ssh = Reach.bySsh("app", "me@app", List.of("-p", "2222"));
        assertThat(ssh.command("echo 'a b'", Path.of("/s")))
                .startsWith("ssh", "-p", "2222")
                .contains("BatchMode=yes", "ControlPath=/s")
                .endsWith("-T", "me@app", "sh -c 'echo '\\''a b'\\'''");
    }
}
