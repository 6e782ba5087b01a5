package org.tradebench.load.plugin.request;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Extracts what a page shows of its user's account: the balance on the account page, the numbers of the holdings on the portfolio page. */
public final class ShownAccount {
    private static final Pattern BALANCE = Pattern.compile("<dt>Balance</dt><dd>([^<]+)</dd>");
    private static final Pattern COUNT = Pattern.compile("Number of Holdings: ([\\d,]+)");
    private static final Pattern HOLDING = Pattern.compile("<tr id=\"h(\\d+)\">");

    private ShownAccount() {}

    /** Returns the balance in dollars, without thousands separators; empty on another page. */
    public static Optional<String> balance(String page) {
        Matcher balance = BALANCE.matcher(page);
        return balance.find() ? Optional.of(plain(balance.group(1))) : Optional.empty();
    }

    /** Returns the numbers of the holdings, separated by blanks; empty on another page, and where not all of them are on it. */
    public static Optional<String> holdings(String page) {
        Matcher count = COUNT.matcher(page);
        if (!count.find()) {
            return Optional.empty();
        }
        String numbers =
                HOLDING.matcher(page).results().map(row -> row.group(1)).collect(Collectors.joining(" "));
        long shown = numbers.isEmpty()
                ? 0
                : 1 + numbers.chars().filter(letter -> letter == ' ').count();
        return Long.parseLong(plain(count.group(1))) == shown ? Optional.of(numbers) : Optional.empty();
    }

    private static String plain(String number) {
        return number.replace(",", "");
    }
}
