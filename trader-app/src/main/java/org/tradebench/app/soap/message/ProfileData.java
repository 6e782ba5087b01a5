package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.ProfileUpdate;

/** Carries all new values of the profile of the user who is logged in. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(
        name = "ProfileUpdate",
        propOrder = {"currentPassword", "password", "fullName", "address", "email", "creditCard"})
public class ProfileData {
    /** Required when the password changes. */
    public @Nullable String currentPassword;

    @XmlElement(required = true)
    public @Nullable String password;

    @XmlElement(required = true)
    public @Nullable String fullName;

    @XmlElement(required = true)
    public @Nullable String address;

    @XmlElement(required = true)
    public @Nullable String email;

    /** A complete card number, or the mask that the profile showed, with which the stored number stays. */
    @XmlElement(required = true)
    public @Nullable String creditCard;

    public static ProfileData of(ProfileUpdate update) {
        ProfileData data = new ProfileData();
        data.currentPassword = update.currentPassword();
        data.password = update.password();
        data.fullName = update.fullName();
        data.address = update.address();
        data.email = update.email();
        data.creditCard = update.creditCard();
        return data;
    }
}
