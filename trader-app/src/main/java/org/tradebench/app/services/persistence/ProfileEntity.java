package org.tradebench.app.services.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.NamedQuery;
import jakarta.persistence.Table;
import org.tradebench.app.domain.Registration;

/** Maps a row of {@code account_profile}. */
@Entity(name = "Profile")
@Table(name = "account_profile")
@NamedQuery(
        name = ProfileEntity.FIND,
        query = "select new org.tradebench.app.domain.AccountProfile(p.userId, p.fullName, p.address, p.email,"
                + " p.creditCard) from Profile p where p.userId = :userId")
@NamedQuery(
        name = ProfileEntity.REPLACE,
        query = "update Profile p set p.passwordHash = :passwordHash, p.fullName = :fullName, p.address = :address,"
                + " p.email = :email, p.creditCard = coalesce(:creditCard, p.creditCard)"
                + " where p.userId = :userId and p.passwordHash = :knownHash")
public class ProfileEntity {
    static final String FIND = "Profile.find";
    static final String REPLACE = "Profile.replace";

    @Id
    @Column(name = "user_id")
    private String userId;

    @Column(name = "password_hash")
    private String passwordHash;

    @Column(name = "full_name")
    private String fullName;

    @Column
    private String address;

    @Column
    private String email;

    @Column(name = "credit_card")
    private String creditCard;

    protected ProfileEntity() {}

    ProfileEntity(Registration registration, String passwordHash) {
        userId = registration.userId();
        this.passwordHash = passwordHash;
        fullName = registration.fullName();
        address = registration.address();
        email = registration.email();
        creditCard = registration.creditCard();
    }
}
