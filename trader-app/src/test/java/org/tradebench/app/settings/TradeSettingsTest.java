package org.tradebench.app.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

class TradeSettingsTest {
    @Test
    void appliesDefaultsWithEmptyEnvironment() {
        TradeSettings settings = new TradeSettings(Map.of());

        assertThat(settings.now().runtimeMode()).isEqualTo(RuntimeMode.DIRECT);
        assertThat(settings.now().orderProcessingMode()).isEqualTo(OrderProcessingMode.SYNCHRONOUS);
        assertThat(settings.cachingType()).isEqualTo(CachingType.NO_CACHING);
        assertThat(settings.now().maxUsers()).isEqualTo(2000);
        assertThat(settings.now().maxQuotes()).isEqualTo(1000);
        assertThat(settings.now().marketSummaryInterval()).isEqualTo(20);
        assertThat(settings.now().displayOrderAlerts()).isTrue();
        assertThat(settings.now().hashRounds()).isEqualTo(1024);
        assertThat(settings.now().priceSeed()).isEqualTo(42);
        assertThat(settings.adminPassword()).isEmpty();
    }

    @Test
    void treatsBlankVariableAsUnset() {
        assertThat(new TradeSettings(Map.of("MAX_USERS", " ", "TRADER_ADMIN_PASSWORD", "")))
                .returns(2000, settings -> settings.now().maxUsers())
                .satisfies(settings -> assertThat(settings.adminPassword()).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"Direct, DIRECT", "jpa, JPA", "EJB, EJB", "session-to-direct, SESSION_TO_DIRECT", "' Direct ', DIRECT"})
    void parsesModeLabelsIgnoringCase(String label, RuntimeMode mode) {
        assertThat(new TradeSettings(Map.of("RUNTIME_MODE", label)).now().runtimeMode())
                .isEqualTo(mode);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "RUNTIME_MODE | CMP | RUNTIME_MODE is 'CMP'; it may be Direct, JPA, EJB, Session-to-Direct",
                "ORDER_PROCESSING_MODE | Tomorrow | ORDER_PROCESSING_MODE is 'Tomorrow'; it may be Synchronous, Asynchronous, Asynchronous_2-Phase",
                "ACCESS_MODE | SOAP | ACCESS_MODE is 'SOAP'; it may be Standard, WebServices",
                "SOAP_ENDPOINT | host:9080 | SOAP_ENDPOINT is 'host:9080'; it may be empty, or the address of a server's TradeWSServices, such as http://host:9080/daytrader/services/TradeWSServices",
                "CACHING_TYPE | Everything | CACHING_TYPE is 'Everything'; it may be No Caching, Command Caching, Command Caching with Servlet Caching, DistributedMap, Second-Level Caching",
                "TRADER_ADMIN_PASSWORD | elevenchars | TRADER_ADMIN_PASSWORD has 11 characters; it must have 12 or more, or be unset: then a password is generated and printed once",
                "CACHE_SIZE | 99 | CACHE_SIZE is '99'; it may be a whole number from 100 to 10000000",
                "CACHE_EVICTION | FIFO | CACHE_EVICTION is 'FIFO'; it may be W-TinyLFU, LRU, Random",
                "TRADE_REPLICATION_SHARING_TYPE | 5 | TRADE_REPLICATION_SHARING_TYPE is '5'; it may be a whole number from 1 to 4",
                "CACHE_OFFLOAD_ENTRIES | 19 | CACHE_OFFLOAD_ENTRIES is '19'; it may be a whole number from 20 to 1000000000, or 0 for no limit",
                "CACHE_CLUSTER | maybe | CACHE_CLUSTER is 'maybe'; it may be true, false",
                "MAX_USERS | 0 | MAX_USERS is '0'; it may be a whole number from 1 to 10000000",
                "MAX_USERS | 2,000 | MAX_USERS is '2,000'; it may be a whole number from 1 to 10000000",
                "MARKET_SUMMARY_INTERVAL | -1 | MARKET_SUMMARY_INTERVAL is '-1'; it may be a whole number from 0 to 86400",
                "DISPLAY_ORDER_ALERTS | yes | DISPLAY_ORDER_ALERTS is 'yes'; it may be true, false",
                "TRADER_HASH_ROUNDS | 1023 | TRADER_HASH_ROUNDS is '1023'; it may be a whole number from 1024 to 10000000"
            })
    void namesInvalidValueAndValidRange(String name, String value, String message) {
        assertThatThrownBy(() -> new TradeSettings(Map.of(name, value)))
                .isInstanceOfSatisfying(
                        TradeException.class, bad -> assertThat(bad.reason()).isEqualTo(Reason.BAD_INPUT))
                .hasMessage(message);
    }

    @Test
    void appliesChangeAtRunTimeImmediately() {
        TradeSettings settings = new TradeSettings(Map.of());

        settings.change(Map.of("RUNTIME_MODE", "EJB", "DISPLAY_ORDER_ALERTS", "FALSE"));

        assertThat(settings.now().runtimeMode()).isEqualTo(RuntimeMode.EJB);
        assertThat(settings.now().displayOrderAlerts()).isFalse();
    }

    @Test
    void changesNothingWhenOneValueIsInvalid() {
        TradeSettings settings = new TradeSettings(Map.of());

        assertThatThrownBy(() -> settings.change(Map.of("RUNTIME_MODE", "EJB", "MAX_USERS", "many")))
                .hasMessage("MAX_USERS is 'many'; it may be a whole number from 1 to 10000000");

        assertThat(settings.now().runtimeMode()).isEqualTo(RuntimeMode.DIRECT);
    }

    @Test
    void rejectsChangeOfStartupSetting() {
        TradeSettings settings = new TradeSettings(Map.of());

        assertThatThrownBy(() -> settings.change(Map.of("TRADER_PRICE_SEED", "7")))
                .hasMessage("TRADER_PRICE_SEED can be set at the start only");
        settings.change(Map.of("TRADER_PRICE_SEED", "42"));

        assertThat(settings.now().priceSeed()).isEqualTo(42);
    }

    @Test
    void rejectsUnknownSetting() {
        assertThatThrownBy(() -> new TradeSettings(Map.of()).change(Map.of("MAX_USER", "1")))
                .hasMessage("There is no setting 'MAX_USER'");
    }

    @ParameterizedTest
    @CsvSource({
        "No Caching, NO_CACHING",
        "command caching, COMMAND",
        "Command Caching with Servlet Caching, COMMAND_AND_SERVLET",
        "DistributedMap, DISTRIBUTED_MAP"
    })
    void parsesCachingTypeLabels(String label, CachingType type) {
        assertThat(new TradeSettings(Map.of("CACHING_TYPE", label)).cachingType())
                .isEqualTo(type);
    }

    @Test
    void hasNoDiskOrClusterByDefault() {
        assertThat(new TradeSettings(Map.of()).now().caching().offload()).isEmpty();
        assertThat(new TradeSettings(Map.of()).now().caching().cluster()).isEmpty();
    }

    @Test
    void requiresAndHidesClusterSecret() {
        Map<String, String> cluster = new HashMap<>(
                Map.of("CACHE_CLUSTER", "true", "CACHE_CLUSTER_MEMBERS", "127.0.0.1:24001,127.0.0.1:24002"));
        assertThatThrownBy(() -> new TradeSettings(cluster))
                .hasMessage("CACHE_CLUSTER is true and CACHE_CLUSTER_SECRET has 0 characters;"
                        + " it must have 16 or more, the same on every member");

        cluster.put("CACHE_CLUSTER_SECRET", "open sesame, please");
        TradeSettings settings = new TradeSettings(cluster);

        assertThat(settings.clusterSecret()).contains("open sesame, please");
        assertThat(settings.all().toString()).doesNotContain("sesame");
        assertThat(settings.now().caching().cluster().orElseThrow().members())
                .containsExactly(new HostAndPort("127.0.0.1", 24_001), new HostAndPort("127.0.0.1", 24_002));
    }

    @Test
    void rejectsClusterWithoutMemberAddresses() {
        assertThatThrownBy(() -> new TradeSettings(Map.of("CACHE_CLUSTER", "true", "CACHE_CLUSTER_SECRET", "x")))
                .hasMessageContaining("CACHE_CLUSTER_MEMBERS is empty")
                .hasMessageContaining("host1:7800,host2:7800");
    }

    @Test
    void parsesMemberAddressesPerDiscovery() {
        assertThat(members("DNS", "trader.internal")).containsExactly(new HostAndPort("trader.internal", 1));
        assertThat(members("Multicast", "")).containsExactly(new HostAndPort("239.255.41.7", 45_588));
        assertThat(members("Members", "[::1]:7800 , b:7801"))
                .containsExactly(new HostAndPort("[::1]", 7800), new HostAndPort("b", 7801));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "a:", "a:x", "a:0", "a:65536", ":7800", "a:7800,", "a b:7800"})
    void rejectsInvalidMemberAddresses(String members) {
        assertThatThrownBy(() -> members("Members", members))
                .hasMessageContaining("CACHE_CLUSTER_MEMBERS is '" + members + "'")
                .hasMessageContaining("host1:7800,host2:7800");
    }

    private static List<HostAndPort> members(String discovery, String members) {
        return new TradeSettings(Map.of(
                        "CACHE_CLUSTER",
                        "true",
                        "CACHE_CLUSTER_SECRET",
                        "a secret of some length",
                        "CACHE_CLUSTER_DISCOVERY",
                        discovery,
                        "CACHE_CLUSTER_MEMBERS",
                        members))
                .now()
                .caching()
                .cluster()
                .orElseThrow()
                .members();
    }

    @Test
    void fallsBackToClusterSecretForTokens() {
        assertThat(new TradeSettings(Map.of()).tokenSecret()).isEmpty();
        assertThat(new TradeSettings(Map.of("CACHE_CLUSTER_SECRET", "of the whole cluster")).tokenSecret())
                .hasValueSatisfying(secret -> assertThat(secret).hasSize(64).isNotEqualTo("of the whole cluster"));
        assertThat(new TradeSettings(Map.of(
                                "CACHE_CLUSTER_SECRET",
                                "of the whole cluster",
                                "TRADER_TOKEN_SECRET",
                                "of all the tokens"))
                        .tokenSecret())
                .contains("of all the tokens");
    }

    @Test
    void rejectsShortTokenSecret() {
        assertThatThrownBy(() -> new TradeSettings(Map.of("TRADER_TOKEN_SECRET", "too short")))
                .hasMessage("TRADER_TOKEN_SECRET has 9 characters; it may have 16 or more, the same on every server");
    }

    @Test
    void requiresTokenSecretForSoapEndpoint() {
        String endpoint = "http://services:9080/daytrader/services/TradeWSServices";
        assertThatThrownBy(() -> new TradeSettings(Map.of("SOAP_ENDPOINT", endpoint)))
                .hasMessage(
                        "SOAP_ENDPOINT is set and TRADER_TOKEN_SECRET is not; both servers must have the same one to authenticate each other");
        Map<String, String> whole = Map.of("SOAP_ENDPOINT", endpoint, "TRADER_TOKEN_SECRET", "sixteen characters");
        assertThat(new TradeSettings(whole).soapEndpoint()).contains(endpoint);
        assertThat(new TradeSettings(Map.of()).soapEndpoint()).isEmpty();
    }

    @Test
    void requiresHibernateForSecondLevelCache() {
        String refusal = "CACHING_TYPE is Second-Level Caching, the cache of Hibernate, which RUNTIME_MODE %s does not"
                + " use; RUNTIME_MODE must be JPA or EJB";
        Map<String, String> secondLevel = Map.of("CACHING_TYPE", "Second-Level Caching");
        assertThatThrownBy(() -> new TradeSettings(secondLevel)).hasMessage(refusal.formatted("Direct"));
        TradeSettings ejb = new TradeSettings(Map.of("RUNTIME_MODE", "EJB"));
        ejb.change(secondLevel);
        assertThat(ejb.cachingType()).isEqualTo(CachingType.SECOND_LEVEL);
        assertThatThrownBy(() -> ejb.change(Map.of("RUNTIME_MODE", "Session-to-Direct")))
                .hasMessage(refusal.formatted("Session-to-Direct"));
        assertThat(ejb.now().runtimeMode()).isEqualTo(RuntimeMode.EJB);
    }

    @Test
    void requiresThreadsForSoapMessagesToItself() {
        String refusal =
                "ACCESS_MODE is WebServices, SOAP_ENDPOINT is empty and TRADER_CORE_THREADS is -1; it must be 16 or"
                        + " more, set at the start, and twice the number of clients";
        Map<String, String> webServices = Map.of("ACCESS_MODE", "WebServices");
        assertThatThrownBy(() -> new TradeSettings(webServices)).hasMessage(refusal);
        TradeSettings standard = new TradeSettings(Map.of());
        assertThatThrownBy(() -> standard.change(webServices)).hasMessage(refusal);
        assertThat(standard.now().accessMode()).isEqualTo(OperationAccess.STANDARD);
        TradeSettings enough = new TradeSettings(Map.of("TRADER_CORE_THREADS", "16"));
        enough.change(webServices);
        assertThat(enough.now().accessMode()).isEqualTo(OperationAccess.WEB_SERVICES);
    }
}
