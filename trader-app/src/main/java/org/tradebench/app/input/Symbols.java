package org.tradebench.app.input;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;

/** Parses a list of stock symbols: comma separated, with blanks around them ignored. */
public final class Symbols {
    public static final List<String> DEFAULT = List.of("s:0", "s:1", "s:2", "s:3", "s:4");
    public static final int MAX = 100;

    private Symbols() {}

    /**
     * Returns the symbols in the order given, each once.
     *
     * @param name the parameter's, for messages
     * @throws TradeException BAD_INPUT when there are none, more than {@link #MAX}, or one is no symbol
     */
    public static List<String> of(String name, @Nullable String list) {
        if (list == null) {
            throw TradeException.badInput("The parameter '" + name + "' is missing; for example: s:0,s:1");
        }
        if (list.indexOf(',') < 0) {
            return List.of(TextInput.required(name, list, FieldLengths.SYMBOL));
        }
        if (list.length() > MAX * (FieldLengths.SYMBOL + 2)) {
            throw tooMany(name);
        }
        Set<String> symbols = new LinkedHashSet<>();
        for (String part : list.split(",", -1)) {
            if (!part.isBlank()) {
                symbols.add(TextInput.required(name, part, FieldLengths.SYMBOL));
            }
        }
        if (symbols.isEmpty()) {
            throw TradeException.badInput("The parameter '" + name + "' names no symbol; for example: s:0,s:1");
        }
        if (symbols.size() > MAX) {
            throw tooMany(name);
        }
        return new ArrayList<>(symbols);
    }

    private static TradeException tooMany(String name) {
        return TradeException.badInput("The parameter '" + name + "' may list at most " + MAX + " symbols.");
    }
}
