package org.tradebench.app.input;

import jakarta.servlet.http.HttpServletRequest;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;

/** Reads the parameters of one request, or the fields of its JSON body: each method parses one kind of value or rejects it. */
public final class Parameters {
    private static final int NUMBER_LENGTH = 64;

    private final Function<String, @Nullable String> values;

    /** Reads those of the query and the form. */
    public Parameters(HttpServletRequest request) {
        this(request::getParameter);
    }

    /** @param values each one by its name */
    public Parameters(Function<String, @Nullable String> values) {
        this.values = values;
    }

    /**
     * Returns the value as it was sent.
     *
     * @throws TradeException BAD_INPUT when the parameters cannot be decoded
     */
    public @Nullable String raw(String name) {
        try {
            return values.apply(name);
        } catch (IllegalArgumentException e) {
            throw TradeException.badInput("The parameters are not well encoded: a % must be followed by two"
                    + " hexadecimal digits, and a literal % is written as %25.");
        }
    }

    public boolean has(String name) {
        return raw(name) != null;
    }

    /**
     * Returns a text that must be there.
     *
     * @param maxLength as its column has it
     * @throws TradeException BAD_INPUT names the parameter and what is wrong with it
     */
    public String text(String name, int maxLength) {
        return TextInput.required(name, raw(name), maxLength);
    }

    /** Returns a password that must be there; blanks at its ends belong to it. */
    public String password(String name) {
        return TextInput.secret(name, raw(name), FieldLengths.PASSWORD);
    }

    /** Returns a password that may be missing; an empty one counts as missing. */
    public @Nullable String optionalPassword(String name) {
        return TextInput.optionalSecret(name, raw(name), FieldLengths.PASSWORD);
    }

    /** Returns a password that was entered twice, the same both times. */
    public String passwordTwice(String name, String again) {
        String password = password(name);
        if (!password.equals(password(again))) {
            throw TradeException.badInput(
                    "The parameters '" + name + "' and '" + again + "' differ; type the same password twice.");
        }
        return password;
    }

    /** Returns the id of a new user: a name that is safe in a URL, a log and a page. */
    public String newUserId(String name) {
        return UserIds.checked(name, text(name, FieldLengths.USER_ID));
    }

    public String symbol(String name) {
        return text(name, FieldLengths.SYMBOL);
    }

    /** Returns symbols of quotes, comma separated; the default ones when there are none. */
    public List<String> symbols(String name) {
        String text = raw(name);
        return text == null || text.isBlank() ? Symbols.DEFAULT : Symbols.of(name, text);
    }

    public long quantity(String name) {
        return NumberInput.quantity(text(name, NUMBER_LENGTH));
    }

    /** Returns the row at which a page of a long list begins; 0 for its beginning. */
    public long row(String name) {
        return has(name) ? NumberInput.row(name, text(name, NUMBER_LENGTH)) : 0;
    }

    public long holdingId(String name) {
        return NumberInput.holdingId(text(name, NUMBER_LENGTH));
    }

    /** Returns the value of a parameter that may be missing, one of several choices. */
    public String oneOf(String name, String byDefault, String... choices) {
        String text = raw(name);
        if (text == null) {
            return byDefault;
        }
        if (!List.of(choices).contains(text)) {
            throw TradeException.badInput(
                    "The parameter '%s' may be one of: %s.".formatted(name, String.join(", ", choices)));
        }
        return text;
    }

    public BigDecimal openBalance(String name) {
        return NumberInput.openBalance(text(name, NUMBER_LENGTH));
    }
}
