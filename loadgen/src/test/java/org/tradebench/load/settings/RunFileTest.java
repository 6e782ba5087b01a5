package org.tradebench.load.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;

class RunFileTest {
    private static final Path SCHEMA = Path.of("../docs/schema/settings.schema.json");
    private static final Path PAGE = Path.of("../docs/configuration.md");

    /** Settings that all differ from their defaults. */
    private static final RunSettings FULL = new RunSettings(
            TargetSettings.EMBEDDED.withCpus(new TierCpus(1.5, 0.2)).withDatabaseDelay(Duration.ofMillis(2)),
            new ApplicationSettings(
                    Mode.SESSION_TO_DIRECT,
                    OrdersMode.ASYNC_TWO_PHASE,
                    AccessMode.WEB_SERVICES,
                    new Caching(CachingMode.DISTRIBUTED_MAP, 500, Eviction.LRU, Sharing.PUSH_PULL, true),
                    ServerProduct.WILDFLY,
                    "/opt/earlier",
                    new JvmSettings("/opt/java", "1g", JitCompiler.C1, List.of("-XX:+UseSerialGC", "-Xss1m")),
                    9090,
                    "*",
                    Map.of("TRADER_DB_POOL_SIZE", "80")),
            new PopulationSettings(300, 200),
            new WorkloadSettings(
                    WorkloadPlan.TRADE,
                    2,
                    16,
                    Duration.ZERO,
                    new ArrivalSettings(250.5, ArrivalSettings.ArrivalProcess.CONSTANT).withSeed(9L),
                    -7,
                    2),
            new WarmupSettings(2_000, Duration.ofMinutes(10)),
            new MeasurementSettings(Duration.ofSeconds(15), List.of(Fault.of("kill-node@1+2")), true));

    private static final ArrivalSettings RAMP =
            ArrivalSettings.ofProfile("rate(50/s) random_arrivals(30 s) rate(200/s)");

    private static final ArrivalSettings SEARCH = ArrivalSettings.ofSearch(ResponseLimit.parse("p99.9<500us"));

    @TempDir
    private Path folder;

    private static RunSettings parse(String text) {
        return RunFile.parse("run.yaml", text);
    }

    private static JsonNode schema() throws IOException {
        return new ObjectMapper().readTree(SCHEMA.toFile());
    }

    @Test
    void readsBackWrittenSettings() {
        for (RunSettings settings : List.of(
                FULL,
                RunSettings.STANDARD,
                RunSettings.STANDARD.withDefaults(),
                RunSettings.STANDARD.withWorkload(WorkloadSettings.STANDARD.withArrivals(RAMP)),
                RunSettings.STANDARD.withWorkload(WorkloadSettings.STANDARD.withArrivals(SEARCH)),
                RunSettings.STANDARD.withTarget(TargetSettings.url("https://host/daytrader", "any")),
                RunSettings.STANDARD.withTarget(
                        TargetSettings.inventory("staging.yaml").withPreparation(true, true)))) {
            RunFile.write(settings, folder);
            assertThat(RunFile.read(folder.resolve(RunFile.NAME))).isEqualTo(settings);
        }
    }

    @Test
    void fillsInDefaults() {
        assertThat(parse("workload: {virtualUsers: 20}").workload())
                .isEqualTo(WorkloadSettings.STANDARD.withVirtualUsers(20));
        assertThat(parse("workload: {arrivals: {rate: 250}}").workload().virtualUsers())
                .isEqualTo(64);
        assertThat(parse("workload: {arrivals: {findMax: p99<50ms}}").workload().virtualUsers())
                .isEqualTo(64);
        assertThat(parse("warmup: {steadyWithin: 5m}").warmup()).isEqualTo(WarmupSettings.parse("steady"));
    }

    @Test
    void derivesDurationFromArrivalProfile() {
        String profile = "workload: {arrivals: {profile: 'rate(50/s) random_arrivals(30 s) rate(200/s)'}}";
        RunSettings ramp = parse(profile);
        assertThat(ramp.workload().arrivals()).isEqualTo(RAMP);
        assertThat(ramp.measurement().duration()).isEqualTo(Duration.ofSeconds(30));
        assertThat(parse(profile + "\nmeasurement: {duration: 30s}")).isEqualTo(ramp);
        assertThat(RunArguments.ofLoad(ramp))
                .contains("--arrivals 'rate(50/s) random_arrivals(30 s) rate(200/s)' --seed")
                .contains("--duration 30s");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "workload: {virtualUsers: many} | workload.virtualUsers: expected a whole number from 1 to 5,000, got \"many\".",
                "workload: {virtualUsers: 6000} | workload.virtualUsers: expected 1 to 5,000, got 6,000.",
                "workload: {virtualUsers: 1.5} | workload.virtualUsers: expected a whole number from 1 to 5,000",
                "workload: {clients: 8} | workload.clients: expected one of arrivals, loadGenerators, plan, ",
                "workload: {plan: soup} | workload.plan: expected one of trade, soap, scenario, scenario-high-volume, midtier, primitives, got \"soup\".",
                "workload: {updates: 3} | workload.updates: expected 0, 2, 4, 6, 8, 10, 12 or 14, got 3.",
                "workload: {arrivals: {rate: 1}, thinkTime: 5ms} | workload.thinkTime: ",
                "workload: {arrivals: {process: poisson}} | workload.arrivals.rate: expected 0.001 to 100,000 operations per second, or workload.arrivals.profile or findMax, got none.",
                "workload: {arrivals: {findMax: p98<50ms}} | workload.arrivals.findMax: expected METRIC<TIME with one of mean, p50, p90, p95, p99, p99.9, max and a time from 1us to 600s, such as p99<50ms, got \"p98<50ms\".",
                "workload: {arrivals: {rate: 5, findMax: p99<50ms}} | workload.arrivals.findMax: expected none beside a rate or a profile of arrivals, got p99<50ms.",
                "workload: {arrivals: {findMax: p99<50ms}, thinkTime: 5ms} | workload.thinkTime: ",
                "workload: {arrivals: {profile: ramp}} | workload.arrivals.profile: expected steps such as rate(50/s), random_arrivals(30 s)",
                "workload: {arrivals: {rate: 5, profile: rate(5/s) even_arrivals(9 s)}} | workload.arrivals.rate: expected none beside workload.arrivals.profile, got 5.0.",
                "workload: {arrivals: {process: poisson, profile: rate(5/s) even_arrivals(9 s)}} | workload.arrivals.process: expected none with a profile",
                "workload: {arrivals: {profile: rate(5/s) even_arrivals(2500 ms)}} | workload.arrivals.profile: expected phases that are a whole number of seconds together, at most 24 h, got 2.5 s.",
                "{workload: {arrivals: {profile: rate(5/s) even_arrivals(9 s)}}, measurement: {duration: 60s}} | measurement.duration: expected none (--duration neither), or 9s as the profile of arrivals has, got 60s.",
                "application: {mode: fast} | application.mode: expected one of direct, jpa, ejb, session-to-direct, got \"fast\".",
                "application: {caching: {entries: 500}} | application.caching: expected mode command",
                "application: {jvm: {heap: 1m}} | application.jvm.heap: expected 128m to 1024g",
                "measurement: {duration: soon} | measurement.duration: expected a time such as 250ms, 60s or 2m, got \"soon\".",
                "measurement: {duration: 1500ms} | measurement.duration: expected whole seconds, got 1500ms.",
                "measurement: {duration: 48h} | measurement.duration: expected 1s to 24h, got 48h.",
                "population: {users: 5} | workload.virtualUsers: expected at most population.users (5)",
                "target: {kind: url} | target.url: expected a value with kind url, got none.",
                "target: {kind: compose, standby: maybe} | target.standby: expected true or false",
                "{target: {kind: compose}, application: {mode: jpa}} | application: target compose drives servers that run already",
                "seed: 1 | seed: expected one of application, measurement, population, target, warmup, workload, got an unknown key.",
                "a: b: c | expected YAML",
                "[1] | the file: expected keys with values, got a list."
            })
    void namesKeyWithExpectedAndActualValue(String text, String message) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageStartingWith("run.yaml")
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource({
        "'application: {environment: {TRADER_DB_PASSWORD: x}}'",
        "'application: {environment: {CACHE_CLUSTER_SECRET: x}}'",
        "'application: {jvm: {options: [-Djavax.net.ssl.keyStorePassword=x]}}'"
    })
    void rejectsSecrets(String text) {
        assertThatThrownBy(() -> parse(text)).hasMessageContaining("expected no secret");
    }

    @Test
    void writesFilesThatMatchSchema() throws IOException {
        for (RunSettings settings : List.of(
                FULL,
                RunSettings.STANDARD.withDefaults(),
                RunSettings.STANDARD.withWorkload(WorkloadSettings.STANDARD.withArrivals(RAMP)),
                RunSettings.STANDARD.withWorkload(WorkloadSettings.STANDARD.withArrivals(SEARCH)))) {
            assertThat(JsonSchemaFactory.getInstance(VersionFlag.V202012)
                            .getSchema(schema())
                            .validate(new YAMLMapper().readTree(RunFile.text(settings))))
                    .isEmpty();
        }
    }

    @Test
    void schemaAndPageDocumentEveryKeyAndDefault() throws IOException {
        Map<String, JsonNode> described = new LinkedHashMap<>();
        leaves("", schema(), described);
        JsonNode full = new YAMLMapper().readTree(RunFile.text(FULL));
        JsonNode standard = new YAMLMapper()
                .readTree(RunFile.text(RunSettings.STANDARD.withDefaults().withWorkload(WorkloadSettings.STANDARD)));
        String page = Files.readString(PAGE);
        described.forEach((key, rules) -> {
            String pointer = "/" + key.replace('.', '/');
            if (!key.matches(
                    "target\\.(url|trust|inventory|nodes)|workload\\.(primitive|arrivals\\.(profile|findMax))")) {
                assertThat(full.at(pointer).isMissingNode()).as(key).isFalse();
            }
            if (rules.has("default") && !standard.at(pointer).isMissingNode()) {
                assertThat(standard.at(pointer)).as(key).isEqualTo(rules.get("default"));
            }
            assertThat(page).contains("| `" + key + "` |");
        });
        assertThat(described).hasSizeGreaterThan(35);
    }

    @Test
    void schemaBoundsMatchSettings() throws IOException {
        Map<String, JsonNode> described = new LinkedHashMap<>();
        leaves("", schema(), described);
        described.forEach((key, rules) -> {
            if (rules.has("maximum") && rules.get("type").asText().equals("integer") && !key.endsWith(".seed")) {
                long least = rules.get("minimum").asLong();
                long most = rules.get("maximum").asLong();
                for (long outOfRange : new long[] {least - 1, most + 1}) {
                    assertThatThrownBy(() -> parse(with(key, outOfRange)))
                            .as(key)
                            .hasMessageContaining(key);
                }
                assertThat(parse(with(key, least))).as(key).isNotNull();
                assertThat(parse(with(key, most))).as(key).isNotNull();
            }
        });
    }

    /** Returns a run file with this value, and with enough users for any number of virtual users. */
    private static String with(String key, long value) {
        String[] steps = key.split("\\.", -1);
        StringBuilder text = new StringBuilder();
        for (String step : steps) {
            text.append('{').append(step).append(": ");
        }
        String inner = key.equals("population.users")
                ? value + ", quotes: 1000}, workload: {virtualUsers: 1"
                : key.startsWith("application.caching") ? value + ", mode: command" : Long.toString(value);
        String users = key.startsWith("population") ? "" : ", population: {users: 10000}";
        return text + inner + "}".repeat(steps.length - 1) + users + "}";
    }

    private static void leaves(String before, JsonNode schema, Map<String, JsonNode> leaves) {
        schema.path("properties").properties().forEach(property -> {
            String key = before + property.getKey();
            if (property.getValue().has("properties")) {
                leaves(key + ".", property.getValue(), leaves);
            } else {
                leaves.put(key, property.getValue());
            }
        });
    }
}
