package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import org.tradebench.app.domain.AccountProfile;

/** Carries a user's profile without the password. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(
        name = "AccountProfile",
        propOrder = {"userID", "fullName", "address", "email", "creditCard"})
public class AccountProfileData {
    @XmlElement(required = true)
    public String userID;

    @XmlElement(required = true)
    public String fullName;

    @XmlElement(required = true)
    public String address;

    @XmlElement(required = true)
    public String email;

    /** Masked. */
    @XmlElement(required = true)
    public String creditCard;

    public static AccountProfileData of(AccountProfile accountProfile) {
        AccountProfileData data = new AccountProfileData();
        data.userID = accountProfile.userId();
        data.fullName = accountProfile.fullName();
        data.address = accountProfile.address();
        data.email = accountProfile.email();
        data.creditCard = accountProfile.creditCard();
        return data;
    }

    public AccountProfile profile() {
        return new AccountProfile(userID, fullName, address, email, creditCard);
    }
}
