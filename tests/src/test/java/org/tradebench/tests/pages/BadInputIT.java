package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Parameter;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Invalid input in every parameter of every action, by GET and by POST, is rejected with a reason and changes nothing. */
@SecondApplication
class BadInputIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    private static Browser user;

    @BeforeAll
    static void logIn() {
        TRADER.restore(Mode.DIRECT);
        user = TRADER.browser();
        assertThat(user.login("uid:1", "xxx").status()).isEqualTo(200);
        // Shows the order alerts of the population, so that later pages have none.
        user.getAction("home");
    }

    /** Actions that change something, with valid input, and the parameter that is then replaced by an invalid value. */
    static Stream<Arguments> validatedParameters() {
        List<Parameter> buy = Parameter.list("symbol", "s:1", "quantity", "10");
        List<Parameter> sell = Parameter.list("holdingID", "1");
        List<Parameter> login = Parameter.list("uid", "uid:38", "passwd", "xxx");
        Stream<Arguments> numbers = Stream.of(
                arguments("buy", buy, "quantity", number("1.5", "0", "1000001")),
                arguments("sell", sell, "holdingID", number("1.5", "0")),
                arguments("register", registration(), "money", number("1.005", "1000000000000000")));
        Stream<Arguments> names = Stream.of(
                arguments("buy", buy, "symbol", oddText()),
                arguments("login", login, "uid", oddText()),
                arguments("login", login, "passwd", oddText()),
                arguments("register", registration(), "user id", oddText("'", "a b", "a<b")));
        Stream<Arguments> texts = Stream.of(
                        "passwd", "confirm passwd", "Full Name", "Credit Card Number", "email", "snail mail")
                .map(name -> arguments("register", registration(), name, BadValues.noText()));
        Stream<Arguments> profile = Stream.of("password", "cpassword", "fullname", "address", "creditcard", "email")
                .map(name -> arguments("update_profile", profile(), name, BadValues.noText()));
        return Stream.of(numbers, names, texts, profile).flatMap(stream -> stream);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @MethodSource("validatedParameters")
    void rejectsInvalidInputWithoutChanges(
            String action, List<Parameter> valid, String invalidParameter, Map<String, String> invalidValues) {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        invalidValues.forEach((what, value) -> {
            assertRejected(what, visitor(action).postAction(action, with(valid, invalidParameter, value)));
            assertRejected(what, visitor(action).getAction(action, with(valid, invalidParameter, value)));
        });
        assertRejected("missing", visitor(action).postAction(action, without(valid, invalidParameter)));
        assertRejected("missing", visitor(action).getAction(action, without(valid, invalidParameter)));
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    /** The page that answers an update reads this parameter, too. */
    @Test
    void invalidPageOfOrdersChangesNoProfile() {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        Page page = user.postAction("update_profile", with(with(profile(), "before", "x"), "address", "Elsewhere"));
        assertThat(page.status()).as(page.toString()).isEqualTo(400);
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    /** Free text: whatever a page shows of it is escaped. */
    @ParameterizedTest
    @MethodSource("freeTexts")
    void escapesProfileTexts(String name) {
        BadValues.oddText().forEach((what, value) -> {
            Page answer = user.postAction("update_profile", with(profile(), name, value));
            assertThat(answer.status()).as(what + ": " + answer).isIn(200, 400);
            Leaks.assertNoneIn(answer);
            Leaks.assertNoneIn(user.getAction("account"));
            Leaks.assertNoneIn(user.getAction("home"));
            assertThat(user.getAction("account").body()).doesNotContain("1337");
        });
        assertThat(Rows.value(TRADER.database(), "SELECT count(*) FROM account_profile"))
                .isEqualTo(Integer.toString(TRADER.users()));
    }

    static Stream<String> freeTexts() {
        return Stream.of("fullname", "address", "creditcard", "email");
    }

    /** Parameters of reading actions, for which any value is allowed. */
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("parametersOfReadingActions")
    void handlesAnyValueOfReadingActions(String action, String parameter) {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        everything().forEach((what, value) -> {
            List<Parameter> parameters = List.of(Parameter.raw(parameter, value));
            for (Page page : List.of(user.getAction(action, parameters), user.postAction(action, parameters))) {
                assertThat(page.status()).as(what + ": " + page).isIn(200, 400, 404);
                Leaks.assertNoneIn(page);
            }
        });
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    static Stream<Arguments> parametersOfReadingActions() {
        return Stream.of(
                arguments("quotes", "symbols"),
                arguments("account", "showAllOrders"),
                arguments("home", "whatever"),
                arguments("portfolio", "sort"),
                arguments("mksummary", "x"));
    }

    private static void assertRejected(String what, Page page) {
        assertThat(page.status()).as(what + ": " + page).isIn(400, 401, 404, 429);
        assertThat(page.contentType()).as(what).startsWith("text/html");
        Leaks.assertNoneIn(page);
    }

    /** Logging in and registering end the session that there was; the others need one. */
    private static Browser visitor(String action) {
        return action.equals("login") || action.equals("register") ? TRADER.browser() : user;
    }

    private static List<Parameter> with(List<Parameter> valid, String name, String encodedValue) {
        List<Parameter> parameters = new ArrayList<>(without(valid, name));
        parameters.add(Parameter.raw(name, encodedValue));
        return parameters;
    }

    private static List<Parameter> without(List<Parameter> valid, String name) {
        String encodedName = Parameter.of(name, "").name();
        return valid.stream()
                .filter(parameter -> !parameter.name().equals(encodedName))
                .toList();
    }

    private static Map<String, String> number(String... more) {
        Map<String, String> values = everything();
        for (String value : more) {
            values.put(value, value);
        }
        return values;
    }

    private static Map<String, String> oddText(String... more) {
        Map<String, String> values = new LinkedHashMap<>(BadValues.noText());
        values.putAll(BadValues.oddText());
        for (String value : more) {
            values.put(value, Parameter.of("x", value).value());
        }
        return values;
    }

    private static Map<String, String> everything() {
        Map<String, String> values = oddText();
        values.putAll(BadValues.badNumbers());
        return values;
    }

    private static List<Parameter> registration() {
        return Parameter.list(
                "user id",
                "bad:1",
                "passwd",
                "yyy",
                "confirm passwd",
                "yyy",
                "Full Name",
                "Bad Input",
                "Credit Card Number",
                "123-fake-ccnum-456",
                "money",
                "1000",
                "email",
                "bad@example.org",
                "snail mail",
                "Nowhere");
    }

    private static List<Parameter> profile() {
        return Parameter.list(
                "password",
                "xxx",
                "cpassword",
                "xxx",
                "fullname",
                "Some One",
                "address",
                "Some Where",
                "creditcard",
                "rndCC",
                "email",
                "rndEmail");
    }
}
