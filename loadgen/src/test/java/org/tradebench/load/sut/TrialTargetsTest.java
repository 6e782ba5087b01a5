package org.tradebench.load.sut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.load.sut.SampleTargets.COMPOSE;
import static org.tradebench.load.sut.SampleTargets.EMBEDDED;
import static org.tradebench.load.sut.SampleTargets.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.ArrivalSettings.ArrivalProcess;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.settings.TierCpus;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.sut.compose.ComposeTarget;
import org.tradebench.load.sut.inventory.InventoryTarget;
import org.tradebench.load.sut.url.UrlTarget;

/** Checks which settings of a trial each target accepts, and how it runs them. */
class TrialTargetsTest {
    @TempDir
    private Path folder;

    private Target inventory(String start) throws IOException {
        return InventoryTarget.of(Files.writeString(folder.resolve("staging.yaml"), """
                url: http://app:9080/daytrader
                hosts:
                  app: {ssh: trader@app%s}
                load-generator: [{host: app}]
                """.formatted(start)));
    }

    @Test
    void rejectsSharedServersOfCluster() {
        assertThatThrownBy(() -> COMPOSE.shared(List.of(), 1)).hasMessageContaining("expected target embedded");
    }

    @Test
    void rejectsInterleavingOnRemoteHosts() throws IOException {
        Target hosts = inventory("");
        assertThatThrownBy(() -> hosts.interleaved(1))
                .hasMessageContaining("fork mode interleaved: expected target embedded or compose, got ");
    }

    @Test
    void givesInterleavedClusterItsOwnName() {
        TrialSettings requested = settings(Map.of(Setting.SERVERS, "1", Setting.PROXY, "none"));
        assertThat(COMPOSE.of(requested).interleaved(2)).isInstanceOfSatisfying(ComposeTarget.class, second -> {
            assertThat(second.project().name()).isEqualTo("no-such-cluster-2");
            assertThat(second.trial()).isSameAs(requested);
        });
    }

    @Test
    void rejectsExperimentsOnUrlTarget() {
        Target target = new UrlTarget(TargetSettings.url("http://localhost:9080/daytrader", null));
        assertThatThrownBy(() -> target.check(settings(Map.of())))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining("expected target embedded, compose");
    }

    @Test
    void embeddedTargetRejectsClusterSettings() {
        assertThatThrownBy(() -> EMBEDDED.check(settings(Map.of(Setting.PROXY, "none", Setting.SERVERS, "2"))))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining("servers, proxy")
                .hasMessageContaining("--target compose");
    }

    @Test
    void composeTargetRejectsUnsupportedSettings() {
        assertThatThrownBy(() -> COMPOSE.check(settings(Map.of(Setting.JAVA, "17"))))
                .hasMessageContaining("TRADER_JAVA");
        assertThatThrownBy(() -> COMPOSE.check(settings(Map.of(Setting.BUILD, "../main"))))
                .hasMessageContaining("the application of its images");
        assertThatThrownBy(() -> COMPOSE.check(settings(Map.of(Setting.ENVIRONMENT, "TRADER_MONITRED=x"))))
                .hasMessageContaining("TRADER_MONITRED");
        COMPOSE.check(settings(Map.of(Setting.ENVIRONMENT, "TRADER_MONITORED=ConnectionPool")));
        assertThatThrownBy(() -> COMPOSE.check(settings(Map.of(Setting.NETWORK, "host", Setting.SERVERS, "2"))))
                .hasMessageContaining("servers: 1 and proxy: none");
        assertThatThrownBy(
                        () -> COMPOSE.check(settings(Map.of(Setting.APPLICATION_CPUSET, "0/1", Setting.SERVERS, "3"))))
                .hasMessageContaining("one for each of the 3, got 2 sets");
    }

    @Test
    void limitsCpuOfEmbeddedTiers() {
        TrialSettings limited =
                settings(Map.of(Setting.DATABASE_CPUS, "0.2", Setting.APPLICATION_CPUS, Setting.NO_LIMIT));
        EMBEDDED.check(limited);
        assertThat(EMBEDDED.run(limited).target().cpus()).isEqualTo(new TierCpus(null, 0.2));
        assertThat(EMBEDDED.run(settings(Map.of())).target().cpus()).isNull();
        assertThat(limited.variables()).containsEntry("DATABASE_CPUS", "0.2").containsEntry("APPLICATION_CPUS", "0");
        assertThatThrownBy(() -> EMBEDDED.check(settings(Map.of(Setting.PROXY_CPUS, "0.2"))))
                .hasMessageContaining("this study sets proxy-cpus");
        assertThatThrownBy(() -> EMBEDDED.shared(List.of(), 1).check(settings(Map.of(Setting.DATABASE_DELAY, "2"))))
                .hasMessageContaining("expected fork mode process or interleaved");
        assertThatThrownBy(() -> EMBEDDED.shared(List.of(), 1).check(limited))
                .hasMessageContaining("expected fork mode process or interleaved");
    }

    @Test
    void runsApplicationOfOtherBuild() throws IOException {
        Path other = folder.resolve("other");
        TrialSettings otherBuild = settings(Map.of(Setting.BUILD, other.toString()));
        assertThatThrownBy(() -> EMBEDDED.check(otherBuild))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining(other + " holds no built application");

        Files.createDirectories(new ProjectLayout(other).application());
        EMBEDDED.check(otherBuild);
        assertThat(EMBEDDED.run(otherBuild).application().build()).isEqualTo(other.toString());
        assertThat(RunArguments.command(EMBEDDED.run(otherBuild))).contains(" --build " + other + " ");
        assertThat(EMBEDDED.run(settings(Map.of())).application().build()).isNull();
    }

    @Test
    void requiresStartLinesForServerSettings() throws IOException {
        TrialSettings load = settings(Map.of(Setting.CLIENTS, "4", Setting.DURATION, "5"));
        TrialSettings servers = settings(Map.of(Setting.CACHING, "command", Setting.CLIENTS, "4"));
        inventory("").check(load);
        assertThatThrownBy(() -> inventory("").check(servers))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining("this study sets caching")
                .hasMessageContaining("'start'");
        Target started = inventory(", start: ./start");
        started.check(servers);
        assertThat(started.run(servers).target().start()).isTrue();
        assertThat(started.of(servers).before()).contains("CACHING_TYPE=Command Caching");
        assertThat(inventory("").run(load).target().start()).isFalse();
    }

    @Test
    void rejectsConstantArrivalsOfSeveralProcesses() throws IOException {
        RunSettings even = RunSettings.STANDARD.withWorkload(
                WorkloadSettings.STANDARD.withArrivals(new ArrivalSettings(100, ArrivalProcess.CONSTANT)));
        RunSettings random = RunSettings.STANDARD.withWorkload(
                WorkloadSettings.STANDARD.withArrivals(new ArrivalSettings(100, ArrivalProcess.POISSON)));
        inventory("").checkMachine(even);
        Target two = InventoryTarget.of(Files.writeString(folder.resolve("two.yaml"), """
                url: http://app:9080/daytrader
                hosts:
                  app: {ssh: trader@app}
                load-generator: [{host: app, processes: 2}]
                """));
        two.checkMachine(random);
        assertThatThrownBy(() -> two.checkMachine(even))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining("expected one load generator, or --arrival-process poisson");
    }

    @Test
    void defaultsToStandardWorkload() {
        RunSettings run = EMBEDDED.run(settings(Map.of()));
        assertThat(run.workload()).isEqualTo(WorkloadSettings.STANDARD);
        // A trial needs the same warm-up on every machine.
        assertThat(run)
                .isEqualTo(RunSettings.STANDARD
                        .withWarmup(WarmupSettings.requests(WarmupSettings.STANDARD_REQUESTS))
                        .withDefaults());
        assertThat(EMBEDDED.run(settings(Map.of(Setting.PLAN, "soap")))
                        .workload()
                        .plan())
                .isEqualTo(WorkloadPlan.SOAP);
    }
}
