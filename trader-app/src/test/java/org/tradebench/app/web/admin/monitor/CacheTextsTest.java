package org.tradebench.app.web.admin.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.app.web.page.TableView;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.policy.CachePolicies;
import org.tradebench.cache.spi.ContentDigest;
import org.tradebench.cache.statistics.CacheCounter;

/** Checks how the console describes what is in a cache. */
class CacheTextsTest {
    private record Card(String number) {}

    @Test
    void describesValueByTypeNotContent() {
        Card card = new Card("4111-1111");
        assertThat(CacheTexts.kind(card)).isEqualTo("Card");
        assertThat(CacheTexts.kind("4111-1111")).isEqualTo("String");
        assertThat(CacheTexts.kind(List.of(card, card))).isEqualTo("list of 2: Card");
        assertThat(CacheTexts.kind(List.of(card, "x"))).isEqualTo("list of 2: Card, String");
        assertThat(CacheTexts.kind(Set.of())).isEqualTo("empty list");
        assertThat(CacheTexts.kind(Map.of("4111", card))).isEqualTo("map of 1");
    }

    @ParameterizedTest
    @CsvSource({
        "0, for ever",
        "1, 0.0 s",
        "9540, 9.5 s",
        "59999, 60.0 s",
        "60000, 1 min 0 s",
        "3599999, 59 min 59 s",
        "7500000, 2 h 5 min"
    })
    void formatsDurationInTwoLargestUnits(long millis, String text) {
        assertThat(CacheTexts.time(Duration.ofMillis(millis))).isEqualTo(text);
    }

    @Test
    void formatsHitRatioOfRequests() {
        assertThat(CacheTexts.ratio(2, 3)).isEqualTo("66.7%");
        assertThat(CacheTexts.ratio(0, 3)).isEqualTo("0.0%");
        assertThat(CacheTexts.ratio(0, 0)).isEmpty();
    }

    @Test
    void namesEvictionPoliciesAsSettingsDo() {
        assertThat(CacheTexts.eviction(EvictionPolicy.W_TINY_LFU)).isEqualTo("W-TinyLFU");
        assertThat(CacheTexts.eviction(DiskEviction.RANDOM)).isEqualTo("Random");
        assertThat(EvictionPolicy.values())
                .allSatisfy(
                        eviction -> assertThat(CacheTexts.eviction(eviction)).isNotEmpty());
        assertThat(DiskEviction.values())
                .allSatisfy(
                        eviction -> assertThat(CacheTexts.eviction(eviction)).isNotEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "org.example.QuoteCommand, QuoteCommand",
        "Quote, Quote",
        "/WEB-INF/a.b/c.jsp, /WEB-INF/a.b/c.jsp",
        "'', (none)"
    })
    void shortensTemplateNames(String template, String text) {
        assertThat(CacheTexts.template(template)).isEqualTo(text);
    }

    @Test
    void showsPoliciesAndIgnoredPartsOfFile() {
        String file = """
                <cache>
                  <cache-entry>
                    <class>servlet</class><name>/app</name>
                    <sharing-policy>shared-push</sharing-policy>
                    <property name="EdgeCacheable">true</property>
                    <cache-id>
                      <component type="parameter" id="action"><value>home</value><not-value>x</not-value></component>
                      <component type="session" id="user"><required>false</required></component>
                      <priority>3</priority><timeout>180</timeout><inactivity>60</inactivity>
                    </cache-id>
                    <cache-id/>
                    <dependency-id>User<component type="session" id="user"/></dependency-id>
                    <invalidation>All</invalidation>
                  </cache-entry>
                </cache>
                """;
        List<TableView> tables = PolicyTables.of(
                CachePolicies.parse(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)), "spec.xml"));
        assertThat(tables.get(0).rows()).hasSize(1);
        assertThat(tables.get(0).rows().get(0))
                .extracting("text")
                .containsExactly(
                        "/app",
                        "servlet",
                        "2",
                        "• parameter action = home ≠ x, session user if present; priority 3; 3 min 0 s;"
                                + " 1 min 0 s without a hit; shared-push\n• one for all; shared-push",
                        "User by session user",
                        "All");
        assertThat(tables.get(1).rows())
                .singleElement()
                .satisfies(row -> assertThat(row.get(0).text()).contains("spec.xml line 5", "EdgeCacheable"));
    }

    @Test
    void comparesContentDigests() {
        ContentDigest own = new ContentDigest(2, 10, 20);
        assertThat(ClusterTables.compared(own, new ContentDigest(2, 10, 20))).isEqualTo("the same");
        assertThat(ClusterTables.compared(own, new ContentDigest(2, 10, 21))).isEqualTo("the same ids, other values");
        assertThat(ClusterTables.compared(own, new ContentDigest(2, 11, 20))).isEqualTo("other ids");
        assertThat(ClusterTables.compared(own, new ContentDigest(3, 10, 20))).isEqualTo("other ids");
    }

    /** A new counter must be explained in the console and in docs/console.md. */
    @ParameterizedTest
    @EnumSource
    void explainsEveryCounterInConsoleAndDocument(CacheCounter counter) throws Exception {
        assertThat(CounterTexts.meaning(counter)).endsWith(".");
        assertThat(Files.readString(Path.of("..", "docs", "console.md")))
                .contains("| " + CacheTexts.name(counter) + " | `cache_"
                        + counter.name().toLowerCase(Locale.ROOT) + "` |");
    }
}
