package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Registration;

/** Carries what a new user enters. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(
        name = "Registration",
        propOrder = {"userID", "password", "fullName", "address", "email", "creditCard", "openBalance"})
public class RegistrationData {
    @XmlElement(required = true)
    public @Nullable String userID;

    @XmlElement(required = true)
    public @Nullable String password;

    @XmlElement(required = true)
    public @Nullable String fullName;

    @XmlElement(required = true)
    public @Nullable String address;

    @XmlElement(required = true)
    public @Nullable String email;

    @XmlElement(required = true)
    public @Nullable String creditCard;

    /** Dollars, at most two decimals. */
    @XmlElement(required = true)
    public @Nullable BigDecimal openBalance;

    public static RegistrationData of(Registration registration) {
        RegistrationData data = new RegistrationData();
        data.userID = registration.userId();
        data.password = registration.password();
        data.fullName = registration.fullName();
        data.address = registration.address();
        data.email = registration.email();
        data.creditCard = registration.creditCard();
        data.openBalance = registration.openBalance();
        return data;
    }
}
