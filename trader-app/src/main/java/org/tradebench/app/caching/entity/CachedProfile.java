package org.tradebench.app.caching.entity;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.hibernate.annotations.Immutable;
import org.tradebench.app.domain.AccountProfile;

/** Maps a row of {@code account_profile} to be read and cached: without the password's hash, which no cache may hold. */
@Entity(name = "CachedProfile")
@Table(name = "account_profile")
@Immutable
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.READ_ONLY, region = CachedProfile.REGION)
public class CachedProfile {
    static final String REGION = "AccountProfile";

    @Id
    @Column(name = "user_id")
    private String userId;

    @Column(name = "full_name")
    private String fullName;

    private String address;
    private String email;

    @Column(name = "credit_card")
    private String creditCard;

    protected CachedProfile() {}

    AccountProfile toRecord() {
        return new AccountProfile(userId, fullName, address, email, creditCard);
    }
}
