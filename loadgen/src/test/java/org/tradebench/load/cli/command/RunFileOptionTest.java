package org.tradebench.load.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.cli.Terminal;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.ResponseLimit;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.settings.RunFile;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import picocli.CommandLine;

class RunFileOptionTest {
    @TempDir
    private Path folder;

    private static RunSettings parse(String... arguments) {
        RunCommand run = new RunCommand();
        new CommandLine(run).parseArgs(arguments);
        return run.settings();
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("run.yaml"), text).toString();
    }

    @Test
    void optionsOverrideFile() throws IOException {
        String file = file("""
                application: {mode: jpa, caching: {mode: command, entries: 500}}
                workload: {virtualUsers: 20, thinkTime: 250ms}
                measurement: {duration: 2m}
                """);
        RunSettings settings = parse("-f", file, "--mode", "ejb", "--duration", "10s", "--eviction", "lru");
        assertThat(settings.application().mode()).isEqualTo(Mode.EJB);
        assertThat(settings.application().caching().heading())
                .isEqualTo("command caching of 500 entries, lru eviction");
        assertThat(settings.workload().virtualUsers()).isEqualTo(20);
        assertThat(settings.workload().thinkTime()).isEqualTo(Duration.ofMillis(250));
        assertThat(settings.measurement().duration()).isEqualTo(Duration.ofSeconds(10));
    }

    /** A steady-state warm-up is the default only where the run starts the server: of a server that runs already it may lack the metrics. */
    @Test
    void warmsUpToSteadyStateOnlyForOwnServer() throws IOException {
        assertThat(parse().warmup()).isEqualTo(WarmupSettings.parse("steady:3m"));
        assertThat(parse("--url=http://host:9080/daytrader").warmup()).isEqualTo(WarmupSettings.requests(60_000));
        assertThat(parse("-f", file("target: {kind: compose}")).warmup()).isEqualTo(WarmupSettings.requests(60_000));
        assertThat(parse("-f", file("workload: {virtualUsers: 20}"), "--target=compose")
                        .warmup())
                .isEqualTo(WarmupSettings.requests(60_000));
        assertThat(parse("-f", file("warmup: {requests: 500}"), "--target=compose")
                        .warmup())
                .isEqualTo(WarmupSettings.requests(500));
        assertThat(parse("--target=compose", "--warmup=steady:3m").warmup())
                .isEqualTo(WarmupSettings.parse("steady:3m"));
    }

    @Test
    void reproducesSettingsFromWrittenFile() {
        RunSettings settings =
                parse("--mode=jpa", "--virtual-users=4", "--warmup=steady:2m", "--arrivals=100", "--seed=7");
        RunFile.write(settings, folder);
        assertThat(parse("-f", folder.resolve(RunFile.NAME).toString())).isEqualTo(settings);
    }

    @Test
    void searchUsesVirtualUsersOfOpenModel() throws IOException {
        RunSettings search = parse("--find-max=p99<50ms", "--arrival-seed=7");
        assertThat(search.workload().virtualUsers()).isEqualTo(64);
        assertThat(search.workload().arrivals())
                .isEqualTo(ArrivalSettings.ofSearch(ResponseLimit.parse("p99<50ms"))
                        .withSeed(7L));
        assertThat(parse("--find-max=p99<50ms", "--virtual-users=8").workload().virtualUsers())
                .isEqualTo(8);
        assertThat(parse("-f", file("workload: {virtualUsers: 20, arrivals: {rate: 5}}"), "--find-max=max<1s")
                        .workload()
                        .virtualUsers())
                .isEqualTo(20);
        RunFile.write(search, folder);
        String file = folder.resolve(RunFile.NAME).toString();
        assertThat(parse("-f", file)).isEqualTo(search);
        assertThat(Objects.requireNonNull(
                                parse("-f", file, "--arrivals=250").workload().arrivals())
                        .rate())
                .isEqualTo(250);
        assertThat(RunArguments.command(search))
                .contains(" --find-max 'p99<50ms' --arrival-process poisson --arrival-seed 7 ");
    }

    @Test
    void reproducesSettingsFromRecordedCommand() {
        for (RunSettings settings : List.of(
                parse(),
                parse("--caching=command", "--cache-disk", "--heap=1g", "--compiler=c1", "--jvm-option=-Xss1m"),
                parse("--url=http://host:9080/daytrader", "--load-generators=2", "--plan=soap", "--think-time=5ms"),
                parse("--target=compose", "--fault=kill-node@20+5"))) {
            String command = RunArguments.command(settings);
            String[] arguments = command.substring("./trader run ".length()).split(" ", -1);
            assertThat(parse(arguments)).as(command).isEqualTo(settings);
        }
    }

    @Test
    void quotesShellCharactersInCommand() {
        assertThat(RunArguments.command(parse("--bind=*", "--jvm-option=-XX:OnError=echo 'ended'")))
                .contains(" --jvm-option='-XX:OnError=echo '\\''ended'\\''' ")
                .contains(" --bind '*' ");
        assertThat(RunArguments.command(parse("--target=my hosts.yaml"))).contains(" --target 'my hosts.yaml' ");
    }

    @Test
    void rejectsInvalidFile() throws IOException {
        Terminal terminal = Terminal.type("run", "-f", file("workload: {virtualUsers: many}"));
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err())
                .contains("line 1: workload.virtualUsers: expected a whole number from 1 to 5,000, got \"many\".");
        assertThat(Terminal.type("run", "-f", "no-such.yaml").exitCode()).isEqualTo(ExitCodes.USAGE);
    }
}
