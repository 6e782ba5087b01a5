package org.tradebench.cache.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.cache.hibernate.Library.FIRST;
import static org.tradebench.cache.hibernate.Library.SECOND;
import static org.tradebench.cache.hibernate.Library.SHELF;

import java.sql.Connection;
import java.util.Map;
import org.hibernate.Session;
import org.hibernate.Transaction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.service.CacheService;

/** Checks which entities a session factory serves from the cache. */
@Timeout(60)
class SecondLevelTest {
    private Library library = new Library(Map.of());

    @AfterEach
    void close() {
        library.close();
    }

    private void reopen(Map<String, Object> settings) {
        library.close();
        library = new Library(settings);
    }

    @Test
    void servesLoadedEntity() {
        library.priceOf(FIRST);
        long statements = library.statements();

        assertThat(library.priceOf(FIRST)).isEqualTo(100);

        assertThat(library.statements()).isEqualTo(statements);
        assertThat(library.factory.getStatistics().getSecondLevelCacheHitCount())
                .isEqualTo(1);
    }

    @Test
    void reloadsEntityAfterUpdate() {
        library.priceOf(FIRST);
        library.priceOf(SECOND);

        library.setPrice(FIRST, 120);

        assertThat(library.isCached(FIRST)).isFalse();
        assertThat(library.isCached(SECOND)).isTrue();
        assertThat(library.priceOf(FIRST)).isEqualTo(120);
        assertThat(library.isCached(FIRST)).isTrue();
    }

    @Test
    void reloadsEntityAfterBulkUpdate() {
        library.priceOf(FIRST);

        library.factory.inTransaction(session ->
                session.createMutationQuery("update Volume set price = 130").executeUpdate());

        assertThat(library.priceOf(FIRST)).isEqualTo(130);
    }

    @Test
    void cachesAndInvalidatesCollection() {
        assertThat(volumesOnShelf()).isEqualTo(2);
        long statements = library.statements();
        assertThat(volumesOnShelf()).isEqualTo(2);
        assertThat(library.statements()).isEqualTo(statements);

        library.factory.inTransaction(session -> {
            Volume third = new Volume(3, "isbn 3", session.find(Shelf.class, SHELF));
            session.persist(third);
            session.find(Shelf.class, SHELF).volumes().add(third);
        });

        assertThat(volumesOnShelf()).isEqualTo(3);
    }

    private int volumesOnShelf() {
        return library.factory.fromTransaction(
                session -> session.find(Shelf.class, SHELF).volumes().size());
    }

    @Test
    void findsByNaturalIdFromCache() {
        assertThat(priceByIsbn()).isEqualTo(100);
        long statements = library.statements();

        assertThat(priceByIsbn()).isEqualTo(100);

        assertThat(library.statements()).isEqualTo(statements);
        library.setPrice(FIRST, 140);
        assertThat(priceByIsbn()).isEqualTo(140);
    }

    private int priceByIsbn() {
        return library.factory.fromTransaction(session ->
                session.bySimpleNaturalId(Volume.class).load("isbn 1").price());
    }

    /** The reader's snapshot precedes the commit: it reads the old price after the commit. */
    @Test
    void storesNothingFromSnapshotBeforeCommit() {
        reopen(Map.of("hibernate.connection.isolation", Connection.TRANSACTION_REPEATABLE_READ));
        try (Session reader = library.factory.openSession()) {
            Transaction transaction = reader.beginTransaction();
            Library.priceIn(reader, SECOND);

            library.setPrice(FIRST, 150);

            assertThat(Library.priceIn(reader, FIRST))
                    .as("price of its snapshot")
                    .isEqualTo(100);
            transaction.commit();
        }

        assertThat(library.isCached(FIRST)).isFalse();
        assertThat(library.priceOf(FIRST)).isEqualTo(150);
    }

    @Test
    void storesNothingUncommitted() {
        try (Session writer = library.factory.openSession()) {
            Transaction transaction = writer.beginTransaction();
            writer.find(Volume.class, FIRST).setPrice(160);
            writer.flush();
            writer.clear();

            assertThat(Library.priceIn(writer, FIRST)).as("its own change").isEqualTo(160);
            assertThat(library.isCached(FIRST)).isFalse();
            transaction.rollback();
        }

        assertThat(library.priceOf(FIRST)).isEqualTo(100);
    }

    /** The changed row is not committed yet: a reader may cache the earlier state, which the commit must remove. */
    @Test
    void removesEntityLoadedDuringUncommittedUpdate() {
        try (Session writer = library.factory.openSession()) {
            Transaction transaction = writer.beginTransaction();
            writer.find(Volume.class, FIRST).setPrice(170);
            writer.flush();
            assertThat(library.priceOf(FIRST)).isEqualTo(100);
            assertThat(library.isCached(FIRST)).isTrue();

            transaction.commit();
        }

        assertThat(library.isCached(FIRST)).isFalse();
        assertThat(library.priceOf(FIRST)).isEqualTo(170);
    }

    @Test
    void cachesQueryResultsUntilTableChanges() {
        reopen(Map.of("hibernate.cache.use_query_cache", "true"));
        assertThat(sumOfPrices()).isEqualTo(200);
        long statements = library.statements();
        assertThat(sumOfPrices()).isEqualTo(200);
        assertThat(library.statements()).isEqualTo(statements);

        library.setPrice(FIRST, 180);

        assertThat(sumOfPrices()).isEqualTo(280);
    }

    private long sumOfPrices() {
        return library.factory.fromTransaction(
                session -> session.createSelectionQuery("select sum(price) from Volume", Long.class)
                        .setCacheable(true)
                        .getSingleResult());
    }

    @Test
    void limitsLifetimeOfEntriesByRegion() {
        try (CacheService service = CacheService.builder().build()) {
            reopen(Map.of(
                    TraderRegionFactory.SERVICE,
                    service,
                    TraderRegionFactory.TIME_TO_LIVE + "." + Volume.class.getName(),
                    "PT10M"));
            library.priceOf(FIRST);
            volumesOnShelf();

            assertThat(service.find(TraderRegionFactory.INSTANCE).orElseThrow().entries())
                    .extracting(entry ->
                            entry.options().template() + " " + entry.timeLeft().isZero())
                    .contains(Volume.class.getName() + " false", Shelf.class.getName() + " true");
        }
    }

    @Test
    void reportsInvalidSettings() {
        assertThatThrownBy(() -> new Library(Map.of(TraderRegionFactory.MAXIMUM_SIZE, "many")))
                .hasStackTraceContaining("'many'; expected a number of entries");
        assertThatThrownBy(() -> new Library(Map.of(TraderRegionFactory.TIME_TO_LIVE, "ten minutes")))
                .hasStackTraceContaining("'ten minutes'; expected a duration such as PT10M");
        assertThatThrownBy(() -> new Library(Map.of(TraderRegionFactory.SERVICE, "mine")))
                .hasStackTraceContaining("is a java.lang.String; expected a " + CacheService.class.getName());
    }
}
