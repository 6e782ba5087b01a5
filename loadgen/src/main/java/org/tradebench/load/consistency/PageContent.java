package org.tradebench.load.consistency;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What pages show, in the words of {@link CommittedRows}. */
final class PageContent {
    private static final Pattern HOLDING = Pattern.compile("<tr id=\"h(\\d+)\">");
    private static final Pattern BALANCE = Pattern.compile("<dt>Balance</dt><dd>([^<]+)</dd>");

    private PageContent() {}

    /** On a portfolio page. */
    static String holdings(String page) {
        return HOLDING.matcher(page)
                .results()
                .map(match -> Long.valueOf(match.group(1)))
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    /** On an account page. */
    static String balance(String page) {
        Matcher balance = BALANCE.matcher(page);
        return balance.find() ? plain(balance.group(1)) : "none";
    }

    /** Volume and price on a quotes page. */
    static String quote(String page, String symbol) {
        Matcher row = Pattern.compile(">" + Pattern.quote(symbol)
                        + "</a></th><td>[^<]*</td><td>([^<]*)</td><td>[^<]*</td><td>[^<]*</td><td>([^<]*)</td>")
                .matcher(page);
        return row.find() ? plain(row.group(1)) + " " + plain(row.group(2)) : "none";
    }

    private static String plain(String number) {
        return number.replace(",", "");
    }
}
