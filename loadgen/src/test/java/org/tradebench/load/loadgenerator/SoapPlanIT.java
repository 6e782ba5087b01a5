package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.loadgenerator.FakeAnswers.Answer;
import org.tradebench.load.loadgenerator.FakeAnswers.Request;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.ExpectedMix;
import org.tradebench.load.validity.MixCheck;

/** Runs the plan of the web services against a fake service that echoes the parameters of each request. */
@Tag("full")
@RealJMeter
class SoapPlanIT {
    private static final Pattern OPERATION =
            Pattern.compile("<t:([A-Za-z]+) xmlns:t=\"http://trade.tradebench.org/\">(.*)</t:");
    private static final AtomicLong NUMBERS = new AtomicLong();

    @TempDir
    Path folder;

    private final FakeAnswers fake = new FakeAnswers(SoapPlanIT::answer);

    @AfterEach
    void stop() {
        fake.close();
    }

    private static Answer answer(Request request) {
        Matcher message = OPERATION.matcher(request.body());
        assertThat(message.find()).as(request.body()).isTrue();
        String operation = message.group(1);
        boolean finding = operation.endsWith("Claim") || operation.endsWith("Claims");
        assertThat(request.path()).isEqualTo(finding ? "/services/ClaimWSServices" : "/services/TradeWSServices");
        return envelope(operation, result(operation, message.group(2)));
    }

    /** Names every user that may be logged in, because the fake service does not know the session's user. */
    private static final String EVERY_USER = IntStream.range(0, PlanRun.USERS)
            .mapToObj(number -> "<userID>uid:" + number + "</userID>")
            .collect(Collectors.joining());

    private static String result(String operation, String parameters) {
        return switch (operation) {
            case "getQuotes" -> {
                String symbol = between(parameters, "<symbol>", "</symbol>");
                yield "<quote><symbol>" + symbol + "</symbol><companyName>S" + symbol.substring(2)
                        + " Incorporated</companyName></quote>";
            }
            case "getMarketSummary" -> "<marketSummary><tsia>100.00</tsia><topGainers></topGainers></marketSummary>";
            case "getHoldings" -> "<holding><holdingID>" + NUMBERS.incrementAndGet() + "</holdingID></holding>";
            case "getOrders" -> "";
            case "getAccountData", "getAccountProfileData", "logout" -> EVERY_USER;
            case "buy", "sell" ->
                "<order><orderID>" + NUMBERS.incrementAndGet() + "</orderID>" + parameters + "</order>";
            case "updateAccountProfile" -> EVERY_USER + parameters;
            case "listClaims" ->
                "<claim><claimID>" + between(parameters, "<first>", "</first>") + "</claimID></claim><claim><claimID>"
                        + between(parameters, "<last>", "</last>") + "</claimID></claim>";
            default -> parameters;
        };
    }

    private static String between(String text, String begin, String end) {
        int from = text.indexOf(begin) + begin.length();
        return text.substring(from, text.indexOf(end, from));
    }

    private static Answer envelope(String operation, String result) {
        return new Answer(
                operation,
                200,
                Map.of("Content-Type", "text/xml;charset=UTF-8"),
                "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body><ns2:" + operation
                        + "Response xmlns:ns2=\"http://trade.tradebench.org/\">" + result + "</ns2:" + operation
                        + "Response></soap:Body></soap:Envelope>");
    }

    @Test
    void playsConfiguredMixAndLogsOrders() throws Exception {
        LoadResult result = PlanRun.of(WorkloadPlan.SOAP, fake.target(), 2, 3000, folder);

        assertThat(result.failures()).isEmpty();
        assertThat(result.errorCount() + result.warmup().errors()).isZero();
        assertThat(fake.received())
                .containsOnlyKeys(
                        "login",
                        "logout",
                        "register",
                        "getAccountData",
                        "getAccountProfileData",
                        "updateAccountProfile",
                        "getQuotes",
                        "getHoldings",
                        "getOrders",
                        "buy",
                        "sell",
                        "getMarketSummary",
                        "createClaim",
                        "listClaims",
                        "selectClaim");
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.SOAP, 14), result.played(), 2)
                        .outcome())
                .isNotEqualTo(CheckOutcome.FAIL);
        // Warm-up and measurement interval together: decks are exact, so only unfinished decks make a difference.
        assertThat(fake.received().get("selectClaim").get())
                .isCloseTo(fake.received().get("createClaim").get() * 5 / 2, within(50));
        assertThat(Files.readAllLines(folder.resolve("orders.csv")))
                .hasSizeGreaterThan(20)
                .allMatch(line -> line.matches("time,user,type,order|[0-9]+,uid:[0-9]+,(buy|sell),[0-9]+"));
    }

    @Test
    void detectsEveryKindOfWrongAnswer() throws Exception {
        List<BinaryOperator<Answer>> corruptions = List.of(
                (right, other) -> right.with(500, right.body()),
                (right, other) -> right.with(200, other.body()),
                (right, other) -> right.with(200, ""),
                (right, other) -> right.with(
                        200,
                        "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body><soap:Fault>"
                                + "<faultcode>soap:Server</faultcode></soap:Fault></soap:Body></soap:Envelope>"),
                (right, other) -> right.with(200, "<title>DayTrader Login</title>"),
                (right, other) -> right.with(200, right.body().replace("Response", "Reply")),
                (right, other) -> right.with(200, right.body().replaceAll("(?s)Response xmlns.*", "Response")));
        fake.corruptAnswers(corruptions);
        LoadResult result = PlanRun.of(WorkloadPlan.SOAP, fake.target(), 4, 6000, folder);

        long notCounted = result.openAtEnd().requests() + result.later();
        assertThat(result.warmup().errors() + result.errorCount()).isBetween(fake.wrong() - notCounted, fake.wrong());
        assertThat(fake.received().values())
                .as("each corruption was used for each operation")
                .allMatch(count -> count.get() >= 4 * corruptions.size());
    }

    @Test
    void rejectsAnswerAboutAnotherObject() throws Exception {
        fake.corruptAnswers(List.of((right, other) ->
                right.with(200, right.body().replaceAll("<([a-zA-Z]+)>[^<]+</[a-zA-Z]+>", "<$1>another</$1>"))));
        LoadResult result = PlanRun.of(WorkloadPlan.SOAP, fake.target(), 2, 3000, folder);

        // An answer must name the requested object; only lists of what the user owns may contain anything.
        assertThat(result.failures())
                .extracting(LoadResult.Failed::label)
                .contains(
                        "login",
                        "quotes",
                        "home: account",
                        "account: profile",
                        "account",
                        "logoff",
                        "buy",
                        "sell",
                        "update account",
                        "register",
                        "select claim",
                        "list claims",
                        "create claim");
    }
}
