package org.tradebench.cache.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.policy.Specs.component;
import static org.tradebench.cache.policy.Specs.id;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.cache.SharingPolicy;

/** Checks the cache id and the options of a request. */
class CacheIdTest {
    @Test
    void usesFirstMatchingCacheId() {
        CachePolicy<RequestFacts> policy = Specs.page("<cache-id>" + component("parameter", "a", "")
                + component("parameter", "b", "") + "</cache-id><cache-id>" + component("parameter", "a", "")
                + "</cache-id><cache-id>" + component("parameter", "b", "") + "</cache-id>");

        Requests onlyA = Requests.get().parameter("a", "1");
        Requests onlyB = Requests.get().parameter("b", "2");
        Requests both = Requests.get().parameter("a", "1").parameter("b", "2");

        assertThat(policy.cacheId("/page", both)).map(CacheId::text).hasValue("/page:a=1:b=2:requestType=GET");
        assertThat(policy.cacheId("/page", onlyA)).map(CacheId::text).hasValue("/page:a=1:requestType=GET");
        assertThat(policy.cacheId("/page", onlyB)).map(CacheId::text).hasValue("/page:b=2:requestType=GET");
        assertThat(policy.cacheId("/page", Requests.get())).isEmpty();
    }

    @Test
    void matchesEveryRequestWithoutComponents() {
        assertThat(id("", Requests.get())).hasValue("/page");
    }

    @Test
    void requiresComponentUnlessOptional() {
        assertThat(id(component("parameter", "a", ""), Requests.get())).isEmpty();
        assertThat(id(component("parameter", "a", "<required>true</required>"), Requests.get()))
                .isEmpty();
        assertThat(id(component("parameter", "a", "<required>false</required>"), Requests.get()))
                .hasValue("/page");
        assertThat(id(
                        component("parameter", "a", "<required>false</required>"),
                        Requests.get().parameter("a", "")))
                .hasValue("/page:a=");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"x,true", "y,true", "X,false", "5,true", "7,true", "4,false", "8,false", "6.5,false", "20,true"})
    void acceptsListedValuesAndRanges(String value, boolean accepted) {
        String values = "<value>x</value><value>y</value><value><range low='5' high='7'/></value>"
                + "<value><range low='20' high='20'/><range low='-3' high='-2'/></value>";

        assertThat(id(component("parameter", "a", values), Requests.get().parameter("a", value))
                        .isPresent())
                .isEqualTo(accepted);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"0,false", "1,true", "10,false", "15,false", "20,false", "21,true", "none,true"})
    void rejectsNotValues(String value, boolean accepted) {
        String notValues = "<not-value>0</not-value><not-value><range low='10' high='20'/></not-value>";

        assertThat(id(component("parameter", "a", notValues), Requests.get().parameter("a", value))
                        .isPresent())
                .isEqualTo(accepted);
    }

    @Test
    void rejectsOptionalComponentWithUnlistedValue() {
        String optional = component("parameter", "a", "<required>false</required><value>x</value>");

        assertThat(id(optional, Requests.get())).hasValue("/page");
        assertThat(id(optional, Requests.get().parameter("a", "y"))).isEmpty();
    }

    @Test
    void checksIgnoredValueButOmitsIt() {
        String ignored = "<component type='parameter' id='a' ignore-value='true'><value>x</value></component>";

        assertThat(id(ignored, Requests.get().parameter("a", "x"))).hasValue("/page:a");
        assertThat(id(ignored, Requests.get().parameter("a", "y"))).isEmpty();
    }

    @Test
    void appendsEncodingAndRequestType() {
        CachePolicy<RequestFacts> policy = Specs.page("<cache-id/>");
        CachePolicy<RequestFacts> own = Specs.page("<cache-id><component type='requestType'/></cache-id>");
        Requests post = Requests.get().with("method", "POST").with("encoding", "ISO-8859-1");

        assertThat(policy.cacheId("/page", post)).map(CacheId::text).hasValue("/page:ISO-8859-1:requestType=POST");
        assertThat(own.cacheId("/page", post)).map(CacheId::text).hasValue("/page:requestType=POST:ISO-8859-1");
    }

    @ParameterizedTest
    @CsvSource({"HEAD", "PUT", "DELETE", "OPTIONS"})
    void cachesGetAndPostOnly(String method) {
        assertThat(id("", Requests.get().with("method", method))).isEmpty();
    }

    @Test
    void doesNotCacheUnknownEncoding() {
        CachePolicy<RequestFacts> policy = Specs.page("<cache-id/>");

        assertThat(policy.cacheId("/page", Requests.get().with("encoding", "uid=7")))
                .isEmpty();
    }

    @Test
    void cacheIdSettingsOverrideEntrySettings() {
        CachePolicy<RequestFacts> policy = Specs.page("<sharing-policy>shared-push</sharing-policy>"
                + "<property name='do-not-cache'>true</property><property name='persist-to-disk'>false</property>"
                + "<cache-id><component type='parameter' id='a'/><priority>5</priority><timeout>30</timeout>"
                + "<inactivity>10</inactivity><property name='do-not-cache'>false</property></cache-id>"
                + "<cache-id><property name='priority'>7</property><property name='timeout'>8</property>"
                + "<property name='inactivity'>9</property><property name='sharing-policy'>shared-pull</property>"
                + "</cache-id>");

        CacheIdRule<RequestFacts> first = policy.cacheIdRules().get(0);
        CacheIdRule<RequestFacts> second = policy.cacheIdRules().get(1);

        assertThat(first.options("t", Set.of("g")))
                .returns(5, options -> options.priority())
                .returns(Duration.ofSeconds(30), options -> options.timeToLive())
                .returns(Duration.ofSeconds(10), options -> options.inactivity())
                .returns(SharingPolicy.SHARED_PUSH, options -> options.sharingPolicy())
                .returns(false, options -> options.persistToDisk())
                .returns("t", options -> options.template())
                .returns(Set.of("g"), options -> options.dependencyIds());
        assertThat(first.properties().doNotCache()).isFalse();
        assertThat(second.options("t", Set.of()))
                .returns(7, options -> options.priority())
                .returns(Duration.ofSeconds(8), options -> options.timeToLive())
                .returns(Duration.ofSeconds(9), options -> options.inactivity())
                .returns(SharingPolicy.SHARED_PULL, options -> options.sharingPolicy());
        assertThat(second.properties().doNotCache()).isTrue();
    }

    @Test
    void appliesExcludesOfProperty() {
        PolicyProperties properties = Specs.page("<property name='consume-subfragments'>true<exclude>/ad.jsp</exclude>"
                        + "</property><property name='save-attributes'>false<exclude>kept</exclude></property>"
                        + "<property name='store-cookies'>true<exclude>mine</exclude></property>")
                .properties();

        assertThat(properties.consumeSubfragments().isOnFor("/quote.jsp")).isTrue();
        assertThat(properties.consumeSubfragments().isOnFor("/ad.jsp")).isFalse();
        assertThat(properties.saveAttributes().isOnFor("other")).isFalse();
        assertThat(properties.saveAttributes().isOnFor("kept")).isTrue();
        assertThat(properties.storeCookies().isOnFor("other")).isTrue();
        assertThat(properties.storeCookies().isOnFor("mine")).isFalse();
    }
}
