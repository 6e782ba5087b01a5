package org.tradebench.cache.hibernate;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;

/** A database in memory with one shelf of two volumes, and a session factory that uses the cache. */
final class Library implements AutoCloseable {
    static final int SHELF = 1;
    static final int FIRST = 1;
    static final int SECOND = 2;

    private static final AtomicInteger DATABASES = new AtomicInteger();

    final SessionFactory factory;

    /** @param settings additional settings of Hibernate */
    Library(Map<String, Object> settings) {
        this("library-" + DATABASES.incrementAndGet(), settings);
        factory.inTransaction(session -> {
            Shelf shelf = new Shelf(SHELF);
            session.persist(shelf);
            session.persist(new Volume(FIRST, "isbn 1", shelf));
            session.persist(new Volume(SECOND, "isbn 2", shelf));
        });
    }

    private Library(String database, Map<String, Object> settings) {
        Configuration configuration = new Configuration()
                .addAnnotatedClass(Shelf.class)
                .addAnnotatedClass(Volume.class)
                .setProperty("hibernate.connection.url", "jdbc:h2:mem:" + database + ";DB_CLOSE_DELAY=-1")
                .setProperty("hibernate.hbm2ddl.auto", "update")
                .setProperty("hibernate.cache.region.factory_class", TraderRegionFactory.class.getName())
                .setProperty("hibernate.cache.auto_evict_collection_cache", "true")
                .setProperty("hibernate.generate_statistics", "true")
                // Otherwise each session logs twelve lines.
                .setProperty("hibernate.session.events.log", "false");
        configuration.getProperties().putAll(settings);
        factory = configuration.buildSessionFactory();
    }

    /** Opens another member with the same database and a cache of its own. */
    static Library sharingDatabaseOf(Library other, Map<String, Object> settings) {
        String url =
                other.factory.getProperties().get("hibernate.connection.url").toString();
        return new Library(url.substring("jdbc:h2:mem:".length(), url.indexOf(';')), settings);
    }

    int priceOf(int volume) {
        return factory.fromTransaction(
                session -> session.find(Volume.class, volume).price());
    }

    void setPrice(int volume, int price) {
        factory.inTransaction(session -> session.find(Volume.class, volume).setPrice(price));
    }

    /** Returns the price that an open session reads. */
    static int priceIn(Session session, int volume) {
        return session.find(Volume.class, volume).price();
    }

    /** Returns the price in the database, bypassing the cache. */
    int priceInDatabase(int volume) {
        return factory.fromTransaction(
                session -> session.createNativeQuery("SELECT price FROM Volume WHERE id = " + volume, Integer.class)
                        .getSingleResult());
    }

    boolean isCached(int volume) {
        return factory.getCache().containsEntity(Volume.class, volume);
    }

    long statements() {
        return factory.getStatistics().getPrepareStatementCount();
    }

    @Override
    public void close() {
        factory.close();
    }
}
