package org.tradebench.cache.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.cache.hibernate.Library.FIRST;
import static org.tradebench.cache.hibernate.Library.SECOND;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.cluster.CacheCluster;
import org.tradebench.cache.cluster.PairedTransport;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Two session factories over one database, each with the cache of another member. */
@Timeout(60)
class ClusteredFactoriesTest {
    private static final class Member {
        private final CacheCluster cluster;
        private final CacheService service;

        Member(PairedTransport transport) {
            cluster = CacheCluster.over(
                    transport,
                    new KryoEntryCodec(AllowList.EMPTY),
                    ReplicationSettings.DEFAULT.withBatchInterval(Duration.ofMillis(50)));
            service = CacheService.builder().cluster(cluster).build();
        }

        Map<String, Object> settings() {
            return Map.of(TraderRegionFactory.SERVICE, service);
        }

        void close() {
            service.close();
            cluster.close();
        }
    }

    private final List<Member> members =
            PairedTransport.pair().stream().map(Member::new).toList();
    private final Library here = new Library(members.get(0).settings());
    private final Library there = Library.sharingDatabaseOf(here, members.get(1).settings());

    @BeforeEach
    void awaitCompleteLeases() throws InterruptedException {
        for (Member member : members) {
            while (!member.service
                    .find(TraderRegionFactory.INSTANCE)
                    .orElseThrow()
                    .lease()
                    .complete()) {
                Thread.sleep(5);
            }
        }
    }

    @AfterEach
    void close() {
        there.close();
        here.close();
        members.forEach(Member::close);
    }

    @Test
    void updateInvalidatesEntryOnOtherMember() {
        assertThat(there.priceOf(FIRST)).isEqualTo(100);
        there.priceOf(SECOND);
        assertThat(there.isCached(FIRST)).isTrue();

        here.setPrice(FIRST, 120);

        assertThat(there.isCached(FIRST)).isFalse();
        assertThat(there.isCached(SECOND)).isTrue();
        assertThat(there.priceOf(FIRST)).isEqualTo(120);
    }

    @Test
    void bulkUpdateInvalidatesOtherMember() {
        there.priceOf(FIRST);

        here.factory.inTransaction(session ->
                session.createMutationQuery("update Volume set price = 130").executeUpdate());

        assertThat(there.priceOf(FIRST)).isEqualTo(130);
    }

    /** The key of a natural id has a class of Hibernate that is not on the allow list, so its whole region is invalidated, but no other region. */
    @Test
    void naturalIdChangeInvalidatesRegionOnOtherMember() {
        assertThat(byIsbn(there)).isNotNull();
        there.factory.inTransaction(session -> session.find(Shelf.class, Library.SHELF));

        here.factory.inTransaction(session -> session.remove(session.find(Volume.class, FIRST)));
        here.factory.inTransaction(
                session -> session.persist(new Volume(3, "isbn 1", session.find(Shelf.class, Library.SHELF))));

        assertThat(byIsbn(there)).as("resolved to the new entity").isNotNull();
        assertThat(there.factory.getCache().containsEntity(Shelf.class, Library.SHELF))
                .as("another region")
                .isTrue();
    }

    private static Volume byIsbn(Library library) {
        return library.factory.fromTransaction(
                session -> session.bySimpleNaturalId(Volume.class).load("isbn 1"));
    }

    @Test
    void rejectsQueryCache() {
        Map<String, Object> settings =
                Map.of(TraderRegionFactory.SERVICE, members.get(0).service, "hibernate.cache.use_query_cache", "true");

        assertThatThrownBy(() -> Library.sharingDatabaseOf(here, settings))
                .hasStackTraceContaining("expected hibernate.cache.use_query_cache=false");
    }
}
