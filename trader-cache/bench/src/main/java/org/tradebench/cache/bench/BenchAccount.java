package org.tradebench.cache.bench;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;

/** Serves the Hibernate benchmarks as a cached entity, as small as a row of an account. */
@Entity
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.READ_WRITE, region = BenchAccount.REGION)
public class BenchAccount {
    static final String REGION = "accounts";

    @Id
    private int id;

    private String owner;
    private long balance;

    protected BenchAccount() {}

    BenchAccount(int id, String owner) {
        this.id = id;
        this.owner = owner;
    }

    String owner() {
        return owner;
    }

    long balance() {
        return balance;
    }

    void pay(long amount) {
        balance += amount;
    }
}
