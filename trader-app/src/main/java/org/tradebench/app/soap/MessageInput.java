package org.tradebench.app.soap;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.NumberInput;
import org.tradebench.app.input.Symbols;
import org.tradebench.app.input.TextInput;
import org.tradebench.app.input.UserIds;
import org.tradebench.app.soap.message.ProfileData;
import org.tradebench.app.soap.message.RegistrationData;

/** Reads the values of a message: each method checks one kind of value by the rules of the pages. */
final class MessageInput {
    private MessageInput() {}

    static String text(String name, @Nullable String text) {
        return TextInput.required(name, text, FieldLengths.FREE_TEXT);
    }

    static String symbol(@Nullable String text) {
        return TextInput.required("symbol", text, FieldLengths.SYMBOL);
    }

    static String userId(@Nullable String text) {
        return TextInput.required("userID", text, FieldLengths.USER_ID);
    }

    static String password(@Nullable String text) {
        return TextInput.secret("password", text, FieldLengths.PASSWORD);
    }

    static String creditCard(@Nullable String text) {
        return TextInput.required("creditCard", text, FieldLengths.CREDIT_CARD);
    }

    static Set<String> symbols(@Nullable List<@Nullable String> sent) {
        List<@Nullable String> texts = sent == null ? List.of() : sent;
        int count = texts.size();
        if (count == 0 || count > Symbols.MAX) {
            throw TradeException.badInput(
                    "The parameter 'symbol' is there %d times; it may be there 1 to %d times, for example as s:0."
                            .formatted(count, Symbols.MAX));
        }
        Set<String> symbols = new LinkedHashSet<>();
        texts.forEach(text -> symbols.add(symbol(text)));
        return symbols;
    }

    static Registration registration(@Nullable RegistrationData sent) {
        RegistrationData data = required("registration", sent);
        return new Registration(
                UserIds.checked("userID", userId(data.userID)),
                password(data.password),
                text("fullName", data.fullName),
                text("address", data.address),
                text("email", data.email),
                creditCard(data.creditCard),
                openBalance(data.openBalance));
    }

    static ProfileUpdate profile(String user, @Nullable ProfileData sent) {
        ProfileData data = required("profile", sent);
        return new ProfileUpdate(
                user,
                TextInput.optionalSecret("currentPassword", data.currentPassword, FieldLengths.PASSWORD),
                password(data.password),
                text("fullName", data.fullName),
                text("address", data.address),
                text("email", data.email),
                creditCard(data.creditCard));
    }

    private static <T> T required(String name, @Nullable T value) {
        if (value == null) {
            throw TradeException.badInput("The element '" + name + "' is missing.");
        }
        return value;
    }

    static int limit(@Nullable Long number, int maximum) {
        long limit = number("limit", number);
        if (limit < 1 || limit > maximum) {
            throw TradeException.badInput("The limit is %d; it may be 1 to %d.".formatted(limit, maximum));
        }
        return (int) limit;
    }

    static long number(String name, @Nullable Long number) {
        if (number == null) {
            throw TradeException.badInput("The parameter '" + name + "' is missing; it must be a whole number.");
        }
        return number;
    }

    static long quantity(@Nullable Long number) {
        return NumberInput.quantity(Long.toString(number("quantity", number)));
    }

    static long holdingId(@Nullable Long number) {
        return NumberInput.holdingId(Long.toString(number("holdingID", number)));
    }

    static long orderId(@Nullable Long number) {
        return NumberInput.orderId(Long.toString(number("orderID", number)));
    }

    static BigDecimal openBalance(@Nullable BigDecimal dollars) {
        return NumberInput.openBalance(plain("openBalance", dollars));
    }

    /** Checks an amount of money: at least a cent, in whole cents. */
    static BigDecimal amount(@Nullable BigDecimal dollars) {
        BigDecimal amount = NumberInput.openBalance(plain("amount", dollars));
        if (amount.signum() == 0) {
            throw TradeException.badInput("The amount is 0; it may be 0.01 dollars or more.");
        }
        return amount;
    }

    static BigDecimal factor(@Nullable BigDecimal factor) {
        if (factor == null) {
            throw TradeException.badInput("The parameter 'factor' is missing; it must be a number, for example 1.05.");
        }
        return factor;
    }

    /** Writes a number in plain digits, or with its exponent where the digits would be very many. */
    private static String plain(String name, @Nullable BigDecimal number) {
        if (number == null) {
            throw TradeException.badInput(
                    "The parameter '" + name + "' is missing; it must be dollars, for example 10000.00.");
        }
        return Math.abs((long) number.scale()) > 64 || number.precision() > 64
                ? number.toString()
                : number.toPlainString();
    }
}
