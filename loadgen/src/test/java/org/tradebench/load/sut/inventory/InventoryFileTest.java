package org.tradebench.load.sut.inventory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.failure.Failure;

class InventoryFileTest {
    private static final String VALID = """
            url: http://app:9080/daytrader
            hosts:
              app: {ssh: app}
              load: {ssh: me@load, options: [-p, "2222"]}
            application: [{host: app, unit: trader}]
            load-generator: [{host: load, processes: 2}, {host: app}]
            """;

    @TempDir
    Path folder;

    private Inventory read(String text) throws IOException {
        return InventoryFile.read(Files.writeString(folder.resolve("hosts.yaml"), text));
    }

    @Test
    void readsExampleInventory() {
        Inventory example = InventoryFile.read(Path.of("..", "deploy", "inventory", "example.yaml"));
        assertThat(example.hosts()).hasSize(7);
        assertThat(example.loadProcesses()).containsExactly("load1", "load1", "load2");
        assertThat(example.startOrder()).startsWith("db", "app1", "app2", "cache", "proxy");
        assertThat(example.restoreRows()).isTrue();
        assertThat(example.application().get(0).command()).isEqualTo("ws-server\\.jar.* trader");
    }

    @Test
    void appliesDefaults() throws IOException {
        Inventory inventory = read(VALID);
        assertThat(inventory.restoreRows()).isFalse();
        assertThat(inventory.hosts().get("app").folder()).isEqualTo("/opt/trader");
        assertThat(inventory.hosts().get("load").options()).containsExactly("-p", "2222");
        assertThat(inventory
                        .databaseVariables()
                        .of(Map.of("TRADER_DB_HOST", "db", "TRADER_DB_PASSWORD", "secret", "OTHER", "x")))
                .containsOnly(Map.entry("TRADER_DB_HOST", "db"), Map.entry("TRADER_DB_PASSWORD", "secret"));
    }

    @Test
    void readsEarlierNameOfLoadGenerators() throws IOException {
        assertThat(read(VALID.replace("load-generator:", "driver:"))).isEqualTo(read(VALID));
    }

    @Test
    void readsTrustOfLoadGenerators() throws IOException {
        assertThat(read(VALID).trust()).isNull();
        assertThat(read(VALID + "trust: any\n").trust()).isEqualTo("any");
    }

    @Test
    void passesDatabaseTlsMode() throws IOException {
        assertThat(read(VALID).databaseVariables().of(Map.of("TRADER_DB_SSL_MODE", "require")))
                .containsOnly(Map.entry("TRADER_DB_SSL_MODE", "require"));
    }

    @Test
    void readsDatabaseVariablesByConfiguredNames() throws IOException {
        Inventory inventory = read(VALID + "database-variables: {host: STAGING_HOST, password: STAGING_PASSWORD}\n");
        assertThat(inventory
                        .databaseVariables()
                        .of(Map.of("STAGING_HOST", "db", "STAGING_PASSWORD", "secret", "TRADER_DB_PORT", "5433")))
                .containsOnly(
                        Map.entry("TRADER_DB_HOST", "db"),
                        Map.entry("TRADER_DB_PASSWORD", "secret"),
                        Map.entry("TRADER_DB_PORT", "5433"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    processes: 2|procesess: 2|line 6: unknown key 'procesess': expected 'processes'
                    url: http|address: http|unknown key 'address': expected one of application, database, database-variables, hosts
                    unit: trader|pidfile: /x|unknown key 'pidfile': expected 'pid-file'
                    unit: trader|unit: trader, command: x|named twice
                    unit: trader|command: '['|no regular expression
                    host: load,|host: laod,|load-generator names the host 'laod', which is not among the hosts: expected 'load'
                    {ssh: app}|{folder: /x}|host 'app': expected exactly one of 'ssh' and 'reach'
                    {ssh: app}|{ssh: app, reach: [x]}|host 'app': expected exactly one of 'ssh' and 'reach'
                    {ssh: app}|{ssh: app, folder: trader}|expected a full path as folder, got 'trader'
                    processes: 2|processes: 0|expected 1 to 64 processes, got 0
                    processes: 2|processes: two|expected YAML such as
                    url: http://app:9080/daytrader|url: app|is not the address of an application
                    load-generator: [|# load-generator: [|'load-generator' is missing
                    hosts:|url: twice\\nhosts:|Duplicate field 'url'
                    """)
    void reportsInvalidInventoryInOneLine(String valid, String invalid, String message) {
        assertThat(VALID).contains(valid);
        assertThatThrownBy(() -> read(VALID.replace(valid, invalid.replace("\\n", "\n"))))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining(message)
                .hasMessageContaining("expected")
                .message()
                .hasLineCount(1);
    }

    @Test
    void reportsMissingFileAndExample() {
        assertThatThrownBy(() -> InventoryFile.read(folder.resolve("none.yaml")))
                .hasMessageContaining("there is no inventory")
                .hasMessageContaining("deploy/inventory/example.yaml");
    }
}
