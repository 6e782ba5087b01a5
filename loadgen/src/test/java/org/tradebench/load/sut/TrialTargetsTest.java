package org.tradebench.load.sut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.settings.TierCpus;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.sut.compose.ComposeTarget;
import org.tradebench.load.sut.compose.Project;
import org.tradebench.load.sut.embedded.EmbeddedTarget;
import org.tradebench.load.sut.inventory.InventoryTarget;
import org.tradebench.load.sut.url.UrlTarget;

class TrialTargetsTest {
    private static final Target EMBEDDED = new EmbeddedTarget();
    private static final Target COMPOSE =
            new ComposeTarget(Project.of(Map.of(Project.VARIABLE, "no-such-cluster")), false);

    @TempDir
    private Path folder;

    private static TrialSettings settings(Map<Setting, String> given) {
        return new TrialSettings(given, 42);
    }

    private Target inventory(String start) throws IOException {
        return InventoryTarget.of(Files.writeString(folder.resolve("staging.yaml"), """
                url: http://app:9080/daytrader
                hosts:
                  app: {ssh: trader@app%s}
                load-generator: [{host: app}]
                """.formatted(start)));
    }

    @Test
    void fitsEveryStudyToItsTarget() {
        for (Study study : new Studies(Path.of("studies")).all()) {
            if (study.instead() == null && !study.target().equals("inventory")) {
                Target target = study.target().equals("compose") ? COMPOSE : EMBEDDED;
                for (Experiment sized :
                        List.of(study.experiment(), study.experiment().atStagingSize())) {
                    for (Treatment cell : RandomizedBlocks.of(sized, 1, 1).treatments()) {
                        assertThatCode(() -> target.check(settings(withoutJava(cell))))
                                .as(study.name() + ", " + cell.label())
                                .doesNotThrowAnyException();
                    }
                }
            }
        }
    }

    @Test
    void everyExperimentOfTheProjectFitsItsTarget() {
        for (Study study : new Studies(Path.of("experiments")).all()) {
            List<Treatment> treatments =
                    RandomizedBlocks.of(study.experiment(), 1, 1).treatments();
            Target target = switch (study.experiment().fork()) {
                case SHARED_SERVER -> EMBEDDED.shared(treatments, 1);
                case INTERLEAVED -> (study.target().equals("compose") ? COMPOSE : EMBEDDED).interleaved(1);
                default -> COMPOSE;
            };
            assertThat(target.settings().word()).isEqualTo(study.target());
            for (Treatment treatment : treatments) {
                assertThatCode(() -> {
                            target.check(settings(treatment.settings()));
                            target.run(settings(treatment.settings()));
                        })
                        .as(study.name() + ", " + treatment.label())
                        .doesNotThrowAnyException();
            }
        }
    }

    @Test
    void sharesServersOfThisMachineOnly() {
        assertThatThrownBy(() -> COMPOSE.shared(List.of(), 1)).hasMessageContaining("expected target embedded");
    }

    @Test
    void interleavesSystemsOfThisMachineOnly() throws IOException {
        Target hosts = inventory("");
        assertThatThrownBy(() -> hosts.interleaved(1))
                .hasMessageContaining("fork mode interleaved: expected target embedded or compose, got ");
    }

    @Test
    void interleavedClustersHaveNamesOfTheirOwn() {
        TrialSettings asked = settings(Map.of(Setting.SERVERS, "1", Setting.PROXY, "none"));
        assertThat(COMPOSE.of(asked).interleaved(2)).isInstanceOfSatisfying(ComposeTarget.class, second -> {
            assertThat(second.project().name()).isEqualTo("no-such-cluster-2");
            assertThat(second.trial()).isSameAs(asked);
        });
    }

    @Test
    void rejectsExperimentsOnForeignServers() {
        Target target = new UrlTarget(TargetSettings.url("http://localhost:9080/daytrader", null));
        assertThatThrownBy(() -> target.check(settings(Map.of())))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining("expected target embedded, compose");
    }

    @Test
    void takesEntriesOfOneModeFromItsWord() {
        TrialSettings settings = settings(Map.of(Setting.CACHING, "command:500", Setting.CACHE_SIZE, "2000"));
        assertThat(settings.caching().entries()).isEqualTo(500);
        assertThat(settings(Map.of(Setting.CACHING, "command", Setting.CACHE_SIZE, "2000"))
                        .caching()
                        .entries())
                .isEqualTo(2000);
    }

    /** Whether this machine has another one is no question of the study's. */
    private static Map<Setting, String> withoutJava(Treatment cell) {
        Map<Setting, String> settings = new java.util.EnumMap<>(Setting.class);
        settings.putAll(cell.settings());
        settings.remove(Setting.JAVA);
        return settings;
    }

    @Test
    void processesOfThisMachineAreNoCluster() {
        assertThatThrownBy(() -> EMBEDDED.check(settings(Map.of(Setting.PROXY, "none", Setting.SERVERS, "2"))))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining("servers, proxy")
                .hasMessageContaining("--target compose");
    }

    @Test
    void rejectsUnsupportedContainerSettings() {
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
    void passesCompilerToClusterServers() {
        assertThat(settings(Map.of(Setting.COMPILER, "c1")).variables())
                .containsEntry("TRADER_JVM_OPTIONS", "-XX:TieredStopAtLevel=1");
        assertThat(settings(Map.of(Setting.COMPILER, "c1", Setting.JVM, "-XX:+UseSerialGC"))
                        .variables())
                .containsEntry("TRADER_JVM_OPTIONS", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
        assertThat(settings(Map.of()).variables()).doesNotContainKey("TRADER_JVM_OPTIONS");
        COMPOSE.check(settings(Map.of(Setting.COMPILER, "c1")));
    }

    @Test
    void passesSettingsByDeploymentVariables() {
        TrialSettings settings = settings(Map.of(
                Setting.CACHING, "distributed-map",
                Setting.SHARING, "push-pull",
                Setting.SERVERS, "2",
                Setting.TLS, "proxy",
                Setting.APPLICATION_CPUS, "0.25",
                Setting.HEAP, "256m",
                Setting.ENVIRONMENT, "TRADER_CORE_THREADS=64 CACHE_PARTITION=Bypass",
                Setting.CLIENTS, "12"));
        assertThat(settings.variables())
                .containsEntry("CACHING_TYPE", "DistributedMap")
                .containsEntry("TRADE_REPLICATION_SHARING_TYPE", "4")
                .containsEntry("APPLICATIONS", "2")
                .containsEntry("TLS", "proxy")
                .containsEntry("APPLICATION_CPUS", "0.25")
                .containsEntry("TRADER_HEAP", "256m")
                .containsEntry("TRADER_CORE_THREADS", "64")
                .containsEntry("CACHE_PARTITION", "Bypass")
                .containsEntry("RUNTIME_MODE", "Direct");
        assertThat(COMPOSE.run(settings).workload().virtualUsers()).isEqualTo(12);
        assertThat(COMPOSE.run(settings).application().mode())
                .as("the servers say it")
                .isNull();
        assertThat(COMPOSE.of(settings).before()).contains("APPLICATIONS='2'").endsWith("./trader cluster up && ");
    }

    @Test
    void fixesThreadsWhereServerWouldChoose() {
        assertThat(settings(Map.of(Setting.ENVIRONMENT, "CACHE_PARTITION=Bypass"))
                        .withFixedThreads()
                        .environment())
                .containsExactlyInAnyOrderEntriesOf(Map.of("CACHE_PARTITION", "Bypass", "TRADER_CORE_THREADS", "64"));
        assertThat(settings(Map.of(Setting.ENVIRONMENT, "TRADER_CORE_THREADS=4"))
                        .withFixedThreads()
                        .environment())
                .as("set by the file")
                .containsExactly(Map.entry("TRADER_CORE_THREADS", "4"));
        assertThat(settings(Map.of(Setting.SERVER, "wildfly"))
                        .withFixedThreads()
                        .environment())
                .as("has a fixed number")
                .isEmpty();
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
    void runsTheApplicationOfAnotherBuild() throws IOException {
        Path other = folder.resolve("other");
        TrialSettings ofOther = settings(Map.of(Setting.BUILD, other.toString()));
        assertThatThrownBy(() -> EMBEDDED.check(ofOther))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining(other + " holds no built application");

        Files.createDirectories(new ProjectLayout(other).application());
        EMBEDDED.check(ofOther);
        assertThat(EMBEDDED.run(ofOther).application().build()).isEqualTo(other.toString());
        assertThat(RunArguments.command(EMBEDDED.run(ofOther))).contains(" --build " + other + " ");
        assertThat(EMBEDDED.run(settings(Map.of())).application().build()).isNull();
    }

    @Test
    void everySettingOfAClusterHasItsVariable() {
        assertThat(TrialSettings.VARIABLES.keySet())
                .containsAll(java.util.Arrays.stream(Setting.values())
                        .filter(Setting::isOfACluster)
                        // Of the cache, and of what goes before a measurement interval.
                        .filter(setting -> setting != Setting.SHARING && setting != Setting.PRE_WARMING)
                        .toList());
        assertThat(org.tradebench.load.sut.compose.Project.variables())
                .containsAll(TrialSettings.VARIABLES.values().stream()
                        // These choose among the files.
                        .filter(name -> !java.util.Set.of("PROXY", "STORAGE", "NETWORK", "JDBC_NETWORK")
                                .contains(name))
                        .toList());
    }

    @Test
    void setsHostVariablesOnlyByStartLines() throws IOException {
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
    void whatAFileDoesNotSayIsTheStandardWorkload() {
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
