package org.tradebench.cache.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GroupIndexTest {
    private static final class Member extends GroupIndex.Member {
        private final Set<Object> groups;

        Member(Object... groups) {
            this.groups = Set.of(groups);
        }

        @Override
        protected Set<Object> groups() {
            return groups;
        }
    }

    private final GroupIndex<Member> groups = new GroupIndex<>();

    @Test
    void removesGroupWithLastMember() {
        Member first = new Member("own", "common");
        Member second = new Member("common");
        groups.link(first);
        groups.link(second);

        groups.unlink(first);
        groups.unlink(first);
        assertThat(groups.members("common")).containsExactly(second);
        assertThat(groups.names()).containsExactly("common");

        groups.unlink(second);
        assertThat(groups.names()).isEmpty();
    }

    @Test
    void transfersPlacesToMemberOfSameGroups() {
        Member first = new Member("own", "common");
        Member second = new Member("common", "own");
        groups.link(first);

        assertThat(groups.transfer(first, second)).isTrue();
        assertThat(groups.members("own")).containsExactly(second);
        groups.unlink(first);
        assertThat(groups.members("common")).containsExactly(second);
        groups.unlink(second);
        assertThat(groups.names()).isEmpty();
    }

    @Test
    void refusesTransferToOtherGroupsOrAfterUnlink() {
        Member first = new Member("own", "common");
        groups.link(first);

        assertThat(groups.transfer(first, new Member("common"))).isFalse();
        assertThat(groups.members("common")).containsExactly(first);
        groups.unlink(first);
        assertThat(groups.transfer(first, new Member("own", "common"))).isFalse();
        assertThat(groups.names()).isEmpty();
    }

    /** Each thread transfers its members while another thread unlinks some of them; no group may remain. */
    @Test
    void leavesNoGroupAfterConcurrentTransferAndUnlink() {
        IntStream.range(0, 4).parallel().forEach(thread -> {
            for (int i = 0; i < 20_000; i++) {
                Member from = new Member("own " + thread, "common");
                Member to = new Member("own " + thread, "common");
                groups.link(from);
                Thread other = i % 100 == 0 ? new Thread(() -> groups.unlink(from)) : null;
                if (other != null) {
                    other.start();
                }
                if (groups.transfer(from, to)) {
                    assertThat(groups.members("own " + thread)).containsExactly(to);
                } else {
                    groups.link(to);
                }
                groups.unlink(to);
                if (other != null) {
                    join(other);
                }
            }
        });

        assertThat(groups.names()).isEmpty();
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
