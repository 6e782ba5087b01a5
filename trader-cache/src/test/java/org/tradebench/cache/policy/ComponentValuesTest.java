package org.tradebench.cache.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.policy.Specs.component;
import static org.tradebench.cache.policy.Specs.id;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Checks which value each component of a cache id reads from a request, and its format. */
class ComponentValuesTest {
    /** A user as a session or a request may hold it. */
    public record User(String name, List<String> accounts) {
        public String getName() {
            return name;
        }

        public List<String> getAccounts() {
            return accounts;
        }
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
    void escapesIdSyntaxInValues() {
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
                .as("an escape sequence in the value is escaped itself")
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
    void rejectsObjectWithoutToString() {
        Requests request = Requests.get().session("user", new Object());

        assertThat(id(component("session", "user", ""), request)).isEmpty();
        assertThat(id(component("session", "user", "<required>false</required>"), request))
                .as("an unreadable value is not an absent value")
                .isEmpty();
    }

    @Test
    void rejectsComponentWhenMethodFails() {
        Requests request = Requests.get().session("user", new User("ann", null));

        assertThat(id(component("session", "user", "<method>getAge</method>"), request))
                .isEmpty();
        assertThat(id(component("session", "user", "<method>getAccounts<method>size</method></method>"), request))
                .as("null within a chain")
                .isEmpty();
    }
}
