package org.tradebench.cache.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GroupIndexTest {
    private static final class Member extends GroupIndex.Member {
        private final Object id;
        private final Set<Object> groups;

        Member(Object id, Object... groups) {
            this.id = id;
            this.groups = Set.of(groups);
        }

        @Override
        protected Object id() {
            return id;
        }

        @Override
        protected Set<Object> groups() {
            return groups;
        }
    }

    private final GroupIndex groups = new GroupIndex();

    @Test
    void removesGroupWithLastMember() {
        Member first = new Member(1, "own", "common");
        Member second = new Member(2, "common");
        groups.link(first);
        groups.link(second);

        groups.unlink(first);
        groups.unlink(first);
        assertThat(groups.ids("common")).containsExactly(2);
        assertThat(groups.names()).containsExactly("common");

        groups.unlink(second);
        assertThat(groups.names()).isEmpty();
    }

    @Test
    void transfersPlacesToMemberOfSameGroups() {
        Member first = new Member(1, "own", "common");
        Member second = new Member(1, "common", "own");
        groups.link(first);

        assertThat(groups.transfer(first, second)).isTrue();
        assertThat(groups.ids("own")).containsExactly(1);
        groups.unlink(first);
        assertThat(groups.ids("common")).containsExactly(1);
        groups.unlink(second);
        assertThat(groups.names()).isEmpty();
    }

    @Test
    void refusesTransferToOtherGroupsOrAfterUnlink() {
        Member first = new Member(1, "own", "common");
        groups.link(first);

        assertThat(groups.transfer(first, new Member(1, "common"))).isFalse();
        assertThat(groups.ids("common")).containsExactly(1);
        groups.unlink(first);
        assertThat(groups.transfer(first, new Member(1, "own", "common"))).isFalse();
        assertThat(groups.names()).isEmpty();
    }

    /** Each thread transfers its members while another thread unlinks some of them; no group may remain. */
    @Test
    void leavesNoGroupAfterConcurrentTransferAndUnlink() {
        IntStream.range(0, 4).parallel().forEach(thread -> {
            for (int i = 0; i < 20_000; i++) {
                Member from = new Member(i, "own " + thread, "common");
                Member to = new Member(i, "own " + thread, "common");
                groups.link(from);
                Thread other = i % 100 == 0 ? new Thread(() -> groups.unlink(from)) : null;
                if (other != null) {
                    other.start();
                }
                if (groups.transfer(from, to)) {
                    assertThat(groups.ids("own " + thread)).containsExactly(i);
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
