package org.tradebench.cache.hibernate;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.hibernate.annotations.NaturalId;
import org.hibernate.annotations.NaturalIdCache;

/** An entity with the default access type. */
@Entity
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.NONSTRICT_READ_WRITE)
@NaturalIdCache
@SuppressWarnings("UnusedVariable") // Hibernate reads its fields.
class Volume {
    @Id
    private Integer id;

    @NaturalId
    private String isbn;

    private int price;

    @ManyToOne(fetch = FetchType.LAZY)
    private Shelf shelf;

    Volume() {}

    Volume(int id, String isbn, Shelf shelf) {
        this.id = id;
        this.isbn = isbn;
        this.price = 100;
        this.shelf = shelf;
    }

    int price() {
        return price;
    }

    void setPrice(int newPrice) {
        price = newPrice;
    }
}
