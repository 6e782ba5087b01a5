package org.tradebench.cache.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Unsupported elements are parsed, cause one warning each, and never make a cache id too general. */
class LeftOutTest {
    private final List<String> warnings = new ArrayList<>();
    private final Logger logger = Logger.getLogger(CachePolicies.class.getName());
    private final Handler collector = new Handler() {
        @Override
        public void publish(LogRecord warning) {
            warnings.add(new java.util.logging.SimpleFormatter().formatMessage(warning));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen() {
        logger.addHandler(collector);
        logger.setUseParentHandlers(false);
    }

    @AfterEach
    void stopListening() {
        logger.removeHandler(collector);
        logger.setUseParentHandlers(true);
    }

    @Test
    void warnsOncePerFileAndProperty() {
        CachePolicies policies =
                Specs.parse("<cache>\n" + "<cache-entry><class>servlet</class><name>/a%d</name>\n".formatted(1)
                        + "<property name='EdgeCacheable'>true</property></cache-entry>\n"
                        + "<cache-entry><class>servlet</class><name>/a2</name>"
                        + "<property name='EdgeCacheable'>true</property><property name='ExternalCache'>x</property>"
                        + "</cache-entry></cache>");

        assertThat(warnings)
                .containsExactly(
                        "test.xml line 3, <property>: property 'EdgeCacheable' is not supported: it is ignored",
                        "test.xml line 4, <property>: property 'ExternalCache' is not supported: it is ignored");
        assertThat(policies.warnings()).isEqualTo(warnings);
    }

    @Test
    void ignoresObsoleteClassesAndGroups() {
        CachePolicies policies = Specs.parse("<cache><group name='g'><member>m</member></group>"
                + "<cache-entry><class>portlet</class><name>p</name><cache-id><component type='portletMode'/></cache-id>"
                + "</cache-entry><cache-entry><class>webservice</class><name>w</name></cache-entry></cache>");

        assertThat(policies.all()).isEmpty();
        assertThat(warnings)
                .hasSize(3)
                .anySatisfy(warning -> assertThat(warning).contains("class 'portlet'"));
    }

    @Test
    void skipsCacheIdWithUnsupportedElement() {
        CachePolicy<RequestFacts> policy = Specs.page("<cache-id><idgenerator>a.B</idgenerator></cache-id>"
                + "<cache-id><component type='tiles_attribute' id='t'><required>false</required></component>"
                + "</cache-id><cache-id><component type='method' id='getX'/></cache-id>"
                + "<cache-id><metadatagenerator>a.B</metadatagenerator></cache-id>");

        assertThat(policy.cacheId("/page", Requests.get())).isEmpty();
        assertThat(policy.cacheIdRules()).isEmpty();
        assertThat(warnings).hasSize(4);
    }

    @Test
    void skipsNameWithUnsupportedRequiredComponent() {
        CachePolicy<RequestFacts> policy = Specs.page("<dependency-id>A<component type='portletMode'/></dependency-id>"
                + "<dependency-id>B<component type='portletMode'><required>false</required></component></dependency-id>"
                + "<invalidation>C<invalidationgenerator>a.B</invalidationgenerator></invalidation>");

        assertThat(policy.dependencyIds(Requests.get())).containsExactly("B");
        assertThat(policy.invalidations(Requests.get())).isEmpty();
    }

    @Test
    void readsEveryElementOfGrammar() {
        CachePolicies policies = Specs.parse("""
                <?xml version='1.0'?>
                <!DOCTYPE cache SYSTEM 'cachespec.dtd'>
                <cache>
                  <display-name>all</display-name>
                  <description>of it</description>
                  <cache-instance name='other'>
                    <cache-entry>
                      <name>a.Command</name><name>a.Second.class</name>
                      <class>command</class>
                      <sharing-policy>shared-push-pull</sharing-policy>
                      <invalidation>I<component id='f' type='field'><field>g<method>h</method></field></component></invalidation>
                      <cache-id><component id='m' type='method' multipleIDs='false'><index>0</index></component></cache-id>
                      <dependency-id>D</dependency-id>
                    </cache-entry>
                    <skip-cache-attribute>skip</skip-cache-attribute>
                  </cache-instance>
                  <skip-cache-attribute>skip</skip-cache-attribute>
                </cache>
                """);

        assertThat(policies.skipCacheAttribute()).isEqualTo("skip");
        assertThat(policies.forCommand("a.Second")).isEqualTo(policies.forCommand("a.Command"));
        assertThat(policies.forCommand("a.Command").orElseThrow())
                .returns("other", CachePolicy::cacheInstance)
                .returns(List.of("a.Command", "a.Second"), CachePolicy::names)
                .hasToString("command a.Command, a.Second (test.xml line 7)");
        assertThat(warnings).isEmpty();
    }
}
