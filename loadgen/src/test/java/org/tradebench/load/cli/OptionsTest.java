package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.cli.output.ExitCodes;

/** Rejects every invalid value with one line that says what was expected, before anything is started. */
class OptionsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--virtual-users | 0 | 1 to 5,000",
                "--virtual-users | -1 | 1 to 5,000",
                "--virtual-users | 99999999999999999999 | 1 to 5,000",
                "--virtual-users | many | 1 to 5,000",
                "--virtual-users | 1.5 | 1 to 5,000",
                "--mode | fast | direct, jpa, ejb or session-to-direct",
                "--access | soap | standard or web-services",
                "--orders | later | sync, async or async-2phase",
                "--caching | servlet | none, command, command-servlet, distributed-map or second-level",
                "--cache-size | 99 | 100 to 10,000,000",
                "--cache-size | all | 100 to 10,000,000",
                "--eviction | fifo | w-tinylfu, lru or random",
                "--sharing | all | not-shared, push, pull or push-pull",
                "--cache-size | 500 | --caching command, command-servlet, distributed-map or second-level",
                "--eviction | lru | --caching command, command-servlet, distributed-map or second-level",
                "--sharing | push | --caching command, command-servlet, distributed-map or second-level",
                "--duration | 0s | 1s to 24h",
                "--duration | -5s | 1s to 24h",
                "--duration | 10y | 1s to 24h",
                "--duration | 99999h | 1s to 24h",
                "--duration | 10100ms | whole seconds",
                "--warmup | -1 | 0 to 100000000",
                "--updates | 3 | 0, 2, 4, 6, 8, 10, 12 or 14",
                "--updates | 16 | 0 to 14",
                "--think-time | -1ms | 0 to 10m",
                "--users | 0 | 1 to 10,000,000",
                "--quotes | 0 | 1,000,000",
                "--seed | x | whole number",
                "--http-port | 70000 | 1 to 65,535",
                "--heap | 1m | 128m to 1024g",
                "--heap | big | 128m to 1024g",
                "--java-home | /no/java/here | bin/java",
                "--target | kubernetes | embedded, compose or the path of an inventory",
                "--url | ftp://host | http://localhost:9080/daytrader",
                "--url | nonsense | http://localhost:9080/daytrader",
            })
    void rejectsInvalidValues(String option, String value, String expected) {
        Terminal terminal = Terminal.type("run", option + "=" + value);
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains(expected).doesNotContain("\tat ");
        assertThat(terminal.err().lines().count()).isLessThanOrEqualTo(2);
    }

    @Test
    void rejectsMoreVirtualUsersThanUsers() {
        Terminal terminal = Terminal.type("run", "--virtual-users=20", "--users=10");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("workload.virtualUsers", "10", "20");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--mode=ejb", "--orders=async", "--access=web-services"})
    void rejectsServerOptionsWithUrl(String option) {
        Terminal terminal = Terminal.type("run", "--url=http://localhost:1/daytrader", option);
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("--url", "--mode", "--orders", "--access");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--target=compose", "--target=staging.yaml", "--mode=jpa"})
    void rejectsTrustWithoutUrl(String option) {
        Terminal terminal = Terminal.type("run", "--trust=any", option);
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("--trust: expected with --url only");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--caching=command", "--caching=none", "--cache-size=500", "--cache-disk"})
    void rejectsCachingOptionsWithUrl(String option) {
        Terminal terminal = Terminal.type("run", "--url=http://localhost:1/daytrader", option);
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("--url", "--caching");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--mode=jpa",
                "--orders=async",
                "--access=web-services",
                "--caching=none",
                "--cache-size=500",
                "--heap=1g",
                "--http-port=9080"
            })
    void rejectsServerOptionsWithRunningTarget(String option) {
        for (String target : new String[] {"compose", "staging.yaml"}) {
            Terminal terminal = Terminal.type("run", "--target=" + target, option);
            assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
            assertThat(terminal.err()).contains("--target " + target, "--mode", "--heap");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--target=compose", "--target=staging.yaml", "--url=http://localhost:1/daytrader"})
    void rejectsStandbyForExternalTarget(String target) {
        Terminal terminal = Terminal.type("run", "--standby", target);
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("--standby", "embedded", "--target", "./trader cluster up --standby");
    }

    @Test
    void rejectsUrlWithTarget() {
        Terminal terminal = Terminal.type("run", "--target=compose", "--url=http://localhost:1/daytrader");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("--url", "--target");
    }

    @Test
    void rejectsCacheOptionsWithoutCaching() {
        for (String command : new String[] {"run", "serve"}) {
            Terminal terminal = Terminal.type(command, "--caching=none", "--cache-disk");
            assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
            assertThat(terminal.err()).contains("--cache-disk", "distributed-map");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--levels | none | two or more",
                "--levels | none,servlet | none, command, command-servlet, distributed-map",
                "--arms | none:500,command | none, command, command-servlet, distributed-map",
                "--levels | none,command:50 | 100 to 10,000,000",
                "--levels | none,command:many | 100 to 10,000,000",
                "--blocks | 0 | 1 to 1,000",
                "--rehearsal | -1 | 0 to 100,000,000",
                "--pre-warming | -1 | 0 to 100,000,000",
                "--set | heap=1 | 128m to 1024g",
                "--set | caching=none | caching",
                "--clients | 3000 | 2000",
            })
    void rejectsInvalidCachingExperiments(String option, String value, String expected) {
        Terminal terminal = Terminal.type("experiment", "caching", option + "=" + value);
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains(expected).doesNotContain("\tat ");
        assertThat(terminal.err().lines().count()).isLessThanOrEqualTo(2);
    }

    @Test
    void rejectsUnknownPrimitives() {
        for (String[] words : new String[][] {
            {"primitives", "--only", "PingServlet,PingNothing"}, {"run", "--primitive", "PingNothing"}
        }) {
            Terminal terminal = Terminal.type(words);
            assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(ExitCodes.USAGE);
            assertThat(terminal.err()).contains("PingServletWriter", "got 'PingNothing'");
        }
        assertThat(Terminal.type("run", "--primitive", "PingServlet", "--plan", "soap")
                        .err())
                .contains("expected without --plan");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--nodes | 0 | 1 to 64",
                "--proxy | squid | caching, balancing or none",
                "--tls | web | none, proxy or application",
                "--sizes | huge | small or paper",
                "--sessions | cookie | memory or database",
                "--storage | cloud | volume or tmpfs",
                "--heap | 1m | 128m to 1024g",
            })
    void rejectsInvalidClusterOptions(String option, String value, String expected) {
        Terminal terminal = Terminal.type("cluster", "up", option + "=" + value);
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains(expected).doesNotContain("\tat ");
    }

    @Test
    void rejectsUnknownOption() {
        Terminal terminal = Terminal.type("run", "--cleints", "3");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("--cleints");
    }

    @Test
    void rejectsFolderWithoutResult() {
        Terminal terminal = Terminal.type("results", "report", "/no/such/folder");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("is not a result folder");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run --arrivals 0 | 0.001 to 100,000 operations/s",
                "run --arrivals fast | such as 250 or 250/s",
                "run --arrivals ramp(3s) | expected steps such as rate(50/s)",
                "run --arrival-process poisson | --arrival-process: expected with --arrivals only",
                "run --arrivals 250 --arrival-process even | constant or poisson",
                "run --arrivals 250 --think-time 5ms | --arrivals or --find-max, not both",
                "run --arrivals 250/s --plan scenario | --arrivals and --find-max are for the other plans",
                "run --arrivals 250 --load-generators 2 --arrival-process constant | one load generator, or --arrival-process poisson",
                "run --arrivals 250 --fault kill-node | not both",
                "run --find-max p98<50ms | expected METRIC<TIME with one of mean, p50, p90, p95, p99, p99.9, max",
                "run --find-max p99<50 | such as p99<50ms, got \"p99<50\"",
                "run --find-max p99<50ms --arrivals 250 | --find-max, --arrivals: expected one of them, got both",
                "run --find-max p99<50ms --think-time 5ms | expected --think-time, or --arrivals or --find-max, not both",
                "run --find-max p99<50ms --plan scenario | --arrivals and --find-max are for the other plans",
                "run --find-max p99<50ms --fault kill-node --target compose | or --arrivals or --find-max, not both",
                "run --find-max p99<50ms --standby | expected no --standby"
            })
    void rejectsInvalidArrivals(String line, String expected) {
        Terminal terminal = Terminal.type(line.strip().split(" ", -1));
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains(expected.strip());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--duration=20s | 1 | measurement.duration: expected none (--duration neither), or 30s",
                "--arrival-process=poisson | 1 | --arrival-process: expected none with a profile",
                "--load-generators=2 | 2 | random_arrivals in a profile",
            })
    void rejectsOptionsThatContradictProfile(String option, int generators, String expected) {
        String step = generators > 1 ? "even_arrivals" : "random_arrivals";
        Terminal terminal =
                Terminal.type("run", "--arrivals", "rate(50/s) " + step + "(30 s) rate(200/s)", option.strip());
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains(expected.strip());
    }

    @Test
    void showsOptionsAndDefaultsInRunHelp() {
        Terminal terminal = Terminal.type("help", "run");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.OK);
        assertThat(terminal.out())
                .contains(
                        "--virtual-users", "(default: 8)", "--caching", "--cache-size", "--url", "--json", "Exit code");
    }
}
