package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.digest.Digests;
import org.tradebench.cache.jgroups.Members.Member;
import org.tradebench.cache.spi.ContentDigest;

/** Asks members for the digests of their contents, over real sockets. */
@Timeout(180)
class DigestsOfMembersTest {
    private static final String NAME = "compared";

    private Members members;

    @BeforeEach
    void createMembers() throws IOException {
        members = new Members(3);
    }

    @AfterEach
    void close() {
        members.close();
    }

    private static Origin self(Member member) {
        return member.cluster().self();
    }

    private static ContentDigest digest(Member member) {
        return Digests.of(member.cache().entries());
    }

    @Test
    void reportsDigestOfEachMember() {
        List<Member> all = members.start(3, ReplicationSettings.DEFAULT, CacheSettings.named(NAME));
        all.get(0).cache().put("a", 1);
        all.get(1).cache().put("a", 1);
        all.get(2).cache().put("a", 2);
        all.get(2).cache().put("b", List.of("x"));

        assertThat(all.get(0).cluster().digests(NAME))
                .hasSize(2)
                .containsEntry(self(all.get(1)), digest(all.get(0)))
                .containsEntry(self(all.get(2)), digest(all.get(2)));
        assertThat(digest(all.get(2)).entries()).isEqualTo(2);
        assertThat(all.get(0).cluster().members())
                .containsExactlyInAnyOrder(self(all.get(0)), self(all.get(1)), self(all.get(2)));
    }

    @Test
    void omitsMembersWithoutInstance() {
        List<Member> all = members.start(2, ReplicationSettings.DEFAULT, CacheSettings.named(NAME));
        assertThat(all.get(0).cluster().digests("no such cache")).isEmpty();

        all.get(1).service().remove(NAME);

        assertThat(all.get(0).cluster().digests(NAME)).isEmpty();
    }
}
