package org.tradebench.cache.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.cache.SharingPolicy;

class CacheIdTest {
    private static final String NO_END =
            "<property name='ignore-get-post'>true</property><property name='ignore-char-encoding'>true</property>";

    /** A user as a session or a request may hold it. */
    public record User(String name, List<String> accounts) {
        public String getName() {
            return name;
        }

        public List<String> getAccounts() {
            return accounts;
        }
    }

    private static Optional<String> id(String components, Requests request) {
        return Specs.page("<cache-id>" + components + NO_END + "</cache-id>")
                .cacheId("/page", request)
                .map(CacheId::text);
    }

    private static String component(String type, String id, String children) {
        return "<component type='" + type + "' id='" + id + "'>" + children + "</component>";
    }

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
    void matchesAlwaysWithoutComponents() {
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
    void failsOptionalComponentWithWrongValue() {
        String optional = component("parameter", "a", "<required>false</required><value>x</value>");

        assertThat(id(optional, Requests.get())).hasValue("/page");
        assertThat(id(optional, Requests.get().parameter("a", "y"))).isEmpty();
    }

    @Test
    void testsIgnoredValueAndLeavesItOut() {
        String ignored = "<component type='parameter' id='a' ignore-value='true'><value>x</value></component>";

        assertThat(id(ignored, Requests.get().parameter("a", "x"))).hasValue("/page:a");
        assertThat(id(ignored, Requests.get().parameter("a", "y"))).isEmpty();
    }

    @Test
    void readsEveryComponentTypeFromRequest() {
        Requests request = Requests.get()
                .parameter("list", "b", "a", "b")
                .with("queryString", "x=1&y=2")
                .session("user", new User("ann", List.of("1", "2")))
                .with("sessionId", "S1")
                .cookie("C", "c1")
                .attribute("beans", new Object[] {"zero", new User("bob", List.of())})
                .with("header H", "h1")
                .with("pathInfo", "/p")
                .with("servletPath", "/page")
                .with("locale", Locale.CANADA_FRENCH);

        assertThat(id(component("parameter-list", "list", ""), request)).hasValue("/page:list=a,b,b");
        assertThat(id(component("parameter", "*", ""), request)).hasValue("/page:*=x=1&y=2");
        assertThat(id(component("session", "user", "<method>getName</method>"), request))
                .hasValue("/page:user=ann");
        assertThat(id(component("session", "user", "<method>getAccounts<method>size</method></method>"), request))
                .hasValue("/page:user=2");
        assertThat(id(component("session", "user", "<method>getAccounts<index>1</index></method>"), request))
                .hasValue("/page:user=2");
        assertThat(id(component("session", "user", "<method>getAccounts</method>"), request))
                .hasValue("/page:user=1,2");
        assertThat(id(component("attribute", "beans", "<method>getName</method><index>1</index>"), request))
                .hasValue("/page:beans=bob");
        assertThat(id(component("attribute", "beans", "<index>7</index>"), request))
                .isEmpty();
        assertThat(id(component("sessionId", "", ""), request)).hasValue("/page:sessionId=S1");
        assertThat(id(component("cookie", "C", ""), request)).hasValue("/page:C=c1");
        assertThat(id(component("header", "H", ""), request)).hasValue("/page:H=h1");
        assertThat(id(component("pathinfo", "", ""), request)).hasValue("/page:pathinfo=/p");
        assertThat(id(component("servletpath", "", ""), request)).hasValue("/page:servletpath=/page");
        assertThat(id(component("locale", "", ""), request)).hasValue("/page:locale=fr_CA");
        assertThat(id(component("requestType", "method", ""), request)).hasValue("/page:method=GET");
    }

    @Test
    void treatsNullElementOfCollectionAsAbsent() {
        Requests request = Requests.get().attribute("list", Arrays.asList("zero", null));

        assertThat(id(component("attribute", "list", "<index>0</index>"), request))
                .hasValue("/page:list=zero");
        assertThat(id(component("attribute", "list", "<index>1</index>"), request))
                .isEmpty();
    }

    @Test
    void endsRequestIdWithEncodingAndType() {
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
    void skipsUnknownEncoding() {
        CachePolicy<RequestFacts> policy = Specs.page("<cache-id/>");

        assertThat(policy.cacheId("/page", Requests.get().with("encoding", "uid=7")))
                .isEmpty();
    }

    @Test
    void escapesValuesThatImitateIds() {
        String components = component("parameter", "q", "")
                + component("session", "user", "<required>false</required>")
                + "<component type='cookie' id='beta' ignore-value='true'><required>false</required></component>";

        Requests ann = Requests.get().parameter("q", "1").session("user", "ann");
        Requests mallory = Requests.get().parameter("q", "1:user=ann");
        Requests beta = Requests.get().parameter("q", "1").cookie("beta", "on");
        Requests posing = Requests.get().parameter("q", "1:beta");

        assertThat(id(components, ann)).hasValue("/page:q=1:user=ann");
        assertThat(id(components, mallory)).hasValue("/page:q=1%3Auser%3Dann");
        assertThat(id(components, beta)).hasValue("/page:q=1:beta");
        assertThat(id(components, posing)).hasValue("/page:q=1%3Abeta");
        assertThat(id(components, Requests.get().parameter("q", "1%3Auser%3Dann")))
                .as("what is written so by hand is not what was rewritten so")
                .hasValue("/page:q=1%253Auser%253Dann");
        assertThat(id(components, Requests.get().parameter("q", "s:0,s:1"))).hasValue("/page:q=s:0,s:1");
        assertThat(id(components, Requests.get().parameter("q", "a:utf-8"))).hasValue("/page:q=a%3Autf-8");
    }

    @Test
    void escapesCommaInListValue() {
        String list = component("parameter-list", "q", "");

        assertThat(id(list, Requests.get().parameter("q", "a", "b"))).hasValue("/page:q=a,b");
        assertThat(id(list, Requests.get().parameter("q", "a,b"))).hasValue("/page:q=a%2Cb");
        assertThat(id(list, Requests.get().parameter("q", "a%2Cb"))).hasValue("/page:q=a%252Cb");
    }

    @Test
    void makesNoIdOfObjectWithoutToString() {
        Requests request = Requests.get().session("user", new Object());

        assertThat(id(component("session", "user", ""), request)).isEmpty();
        assertThat(id(component("session", "user", "<required>false</required>"), request))
                .as("absent is one thing, unreadable another")
                .isEmpty();
    }

    @Test
    void failsComponentWhenMethodFails() {
        Requests request = Requests.get().session("user", new User("ann", null));

        assertThat(id(component("session", "user", "<method>getAge</method>"), request))
                .isEmpty();
        assertThat(id(component("session", "user", "<method>getAccounts<method>size</method></method>"), request))
                .as("null in the middle of a chain is no value")
                .isEmpty();
    }

    @Test
    void prefersLimitsOfCacheIdToEntry() {
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
    void appliesExceptionsOfSwitch() {
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
