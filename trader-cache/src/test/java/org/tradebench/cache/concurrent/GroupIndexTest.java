package org.tradebench.cache.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GroupIndexTest {
    private final GroupIndex<Object> groups = new GroupIndex<>();

    @Test
    void findsOneMemberAndSeveral() {
        groups.add("a", Set.of("own", "common"));
        groups.add("b", Set.of("common"));
        groups.add("b", Set.of("common"));

        assertThat(groups.members("own")).containsExactly("a");
        assertThat(groups.members("common")).containsExactlyInAnyOrder("a", "b");
        assertThat(groups.members("none")).isEmpty();
    }

    @Test
    void forgetsGroupOnceItsLastMemberIsGone() {
        groups.add("a", Set.of("own", "common"));
        groups.add("b", Set.of("common"));

        groups.remove("a", "own");
        groups.remove("a", "common");
        groups.remove("never there", "common");
        assertThat(groups.names()).containsExactly("common");
        assertThat(groups.members("common")).containsExactly("b");

        groups.remove("b", "common");
        groups.remove("b", "common");
        assertThat(groups.names()).isEmpty();
    }

    @Test
    void losesNoMemberWhileOthersComeAndGo() {
        IntStream.range(0, 8).parallel().forEach(thread -> {
            for (int i = 0; i < 20_000; i++) {
                groups.add(thread, Set.of("common"));
                assertThat(groups.members("common").contains(thread)).isTrue();
                if (ThreadLocalRandom.current().nextBoolean()) {
                    groups.remove(thread, "common");
                    assertThat(groups.members("common").contains(thread)).isFalse();
                }
            }
            groups.remove(thread, "common");
        });

        assertThat(groups.names()).isEmpty();
    }
}
