package org.tradebench.load.plugin.request;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Lists the operations that the scenario plays, each with the texts of its right page; {@code USER} stands for the user for whom it was played. */
@SuppressWarnings("ImmutableEnumChecker") // The texts are a list that cannot be changed, which its type cannot say.
enum PlayedOperation {
    HOME("home", "<title>Welcome to DayTrader</title>", PlayedOperation.USER),
    QUOTES("quotes", "<title>DayTrader: Quotes and Trading</title>", " Incorporated"),
    LOGOFF("logoff", "<title>DayTrader Login</title>", "name=\"uid\""),
    REGISTER("register", "<title>Welcome to DayTrader</title>", PlayedOperation.USER),
    ACCOUNT("account", "<title>DayTrader Account Information</title>", PlayedOperation.USER),
    PORTFOLIO("portfolio", "<title>DayTrader Portfolio</title>", "Number of Holdings:"),
    BUY("buy", "<title>DayTrader Order information</title>", " to buy ", " has been submitted for processing"),
    SELL("sell", "<title>DayTrader Order information</title>", " to sell ", " has been submitted for processing"),
    UPDATE_ACCOUNT(
            "update account",
            "<title>DayTrader Account Information</title>",
            "Your profile has been updated.",
            PlayedOperation.USER);

    private static final String USER = "USER";

    private final String label;
    private final List<String> texts;

    PlayedOperation(String label, String... texts) {
        this.label = label;
        this.texts = List.of(texts);
    }

    /** Returns the operation with this label in the mix; empty when there is none. */
    static Optional<PlayedOperation> of(String label) {
        return Arrays.stream(values())
                .filter(operation -> operation.label.equals(label))
                .findFirst();
    }

    String label() {
        return label;
    }

    /** Returns a text that is missing on the page; empty when it is the right page. */
    Optional<String> missingOn(String page, String user) {
        return texts.stream()
                .map(text -> text.equals(USER) ? user : text)
                .filter(text -> !page.contains(text))
                .findFirst();
    }
}
