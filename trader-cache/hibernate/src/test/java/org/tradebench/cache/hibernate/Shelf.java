package org.tradebench.cache.hibernate;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.OneToMany;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;

/** An entity with read-write access and a cached collection. */
@Entity
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.READ_WRITE)
@SuppressWarnings("UnusedVariable") // Hibernate reads its fields.
class Shelf {
    @Id
    private Integer number;

    @OneToMany(mappedBy = "shelf")
    @Cache(usage = CacheConcurrencyStrategy.READ_WRITE)
    private List<Volume> volumes = new ArrayList<>();

    Shelf() {}

    Shelf(int number) {
        this.number = number;
    }

    List<Volume> volumes() {
        return volumes;
    }
}
