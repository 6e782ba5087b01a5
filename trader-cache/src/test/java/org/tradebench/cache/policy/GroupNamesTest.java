package org.tradebench.cache.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Checks the names of dependency ids and invalidations, which are built by the same rules. */
class GroupNamesTest {
    private static Set<Object> names(String components, Requests request) {
        CachePolicy<RequestFacts> policy = Specs.page("<dependency-id> Group\n " + components + "</dependency-id>"
                + "<invalidation>Group" + components + "</invalidation>");
        assertThat(policy.invalidations(request)).isEqualTo(policy.dependencyIds(request));
        assertThat(policy.cacheId("/page", request)).as("without any cache-id").isEmpty();
        return policy.dependencyIds(request);
    }

    @Test
    void joinsTrimmedTextAndValues() {
        String components = "<component type='parameter' id='a'/><component type='parameter' id='b'/>";

        assertThat(names("", Requests.get())).containsExactly("Group");
        assertThat(names(components, Requests.get().parameter("a", "1").parameter("b", "s:0")))
                .containsExactly("Group:1:s:0");
    }

    @Test
    void returnsNoNameWhenComponentFails() {
        String components = "<component type='parameter' id='a'><not-value>0</not-value></component>";

        assertThat(names(components, Requests.get())).isEmpty();
        assertThat(names(components, Requests.get().parameter("a", "0"))).isEmpty();
        assertThat(names(components, Requests.get().parameter("a", "1"))).containsExactly("Group:1");
    }

    @Test
    void omitsAbsentAndIgnoredComponents() {
        String components = "<component type='parameter' id='a'><required>false</required></component>"
                + "<component type='parameter' id='b' ignore-value='true'/>";

        assertThat(names(components, Requests.get().parameter("b", "2"))).containsExactly("Group");
    }

    @Test
    void namesEachElementWithMultipleIds() {
        String multiple = "<component type='attribute' id='symbols' multipleIDs='true'/>";

        assertThat(names(multiple, Requests.get().attribute("symbols", List.of("s:0", "s:1"))))
                .containsExactlyInAnyOrder("Group:s:0,s:1", "Group:s:0", "Group:s:1");
        assertThat(names(multiple, Requests.get().attribute("symbols", new int[] {1, 2})))
                .containsExactlyInAnyOrder("Group:1,2", "Group:1", "Group:2");
        assertThat(names(multiple, Requests.get().attribute("symbols", "s:0"))).containsExactly("Group:s:0");
    }

    @Test
    void returnsOnlyJoinedNameWithoutMultipleIds() {
        assertThat(names(
                        "<component type='attribute' id='symbols'/>",
                        Requests.get().attribute("symbols", new String[] {"s:0", "s:1"})))
                .containsExactly("Group:s:0,s:1");
    }

    @Test
    void splitsParameterAtCommas() {
        assertThat(names(
                        "<component type='parameter' id='symbols' multipleIDs='true'/>",
                        Requests.get().parameter("symbols", "s:0, s:1,")))
                .containsExactlyInAnyOrder("Group:s:0, s:1,", "Group:s:0", "Group:s:1");
    }
}
