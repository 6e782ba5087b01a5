package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BinaryOperator;
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

/** Runs the plan of the scenario page against a fake page that deals the standard mix. */
@Tag("full")
@RealJMeter
class ScenarioPlanIT {
    /** The fifty cards of DayTrader's standard mix. */
    private static final List<Map.Entry<String, Integer>> DECK = List.of(
            Map.entry("quotes", 20),
            Map.entry("home", 10),
            Map.entry("portfolio", 6),
            Map.entry("account", 5),
            Map.entry("logoff", 2),
            Map.entry("buy", 2),
            Map.entry("sell", 2),
            Map.entry("update account", 2),
            Map.entry("register", 1));

    @TempDir
    Path folder;

    private final AtomicInteger cards = new AtomicInteger();
    private final FakeAnswers fake = new FakeAnswers(this::answer);

    @AfterEach
    void stop() {
        fake.close();
    }

    private Answer answer(Request request) {
        assertThat(request.path()).isIn("/scenario?mix=Standard", "/scenario?mix=High-Volume");
        int card = cards.getAndIncrement();
        // Seven and fifty are coprime, so each deck has every card, in a mixed order.
        int place = card * 7 % 50;
        for (Map.Entry<String, Integer> kind : DECK) {
            if (place < kind.getValue()) {
                String user = "uid:" + card % 100;
                return new Answer(
                        kind.getKey(),
                        200,
                        Map.of("X-Trade-Operation", kind.getKey(), "X-Trade-User", user),
                        page(kind.getKey(), user, card + 1));
            }
            place -= kind.getValue();
        }
        throw new AssertionError(card);
    }

    private static String page(String operation, String user, int number) {
        String order = "Order " + number + " to " + operation + " 7 shares of s:1 has been submitted for processing";
        String[] titleAndText = switch (operation) {
            case "home", "register" -> new String[] {"Welcome to DayTrader", user};
            case "quotes" -> new String[] {"DayTrader: Quotes and Trading", "S1 Incorporated"};
            case "portfolio" -> new String[] {"DayTrader Portfolio", "Number of Holdings: 3"};
            case "account" -> new String[] {"DayTrader Account Information", user};
            case "update account" ->
                new String[] {"DayTrader Account Information", user + " Your profile has been updated."};
            case "logoff" -> new String[] {"DayTrader Login", "<input name=\"uid\">"};
            default -> new String[] {"DayTrader Order information", order};
        };
        return "<title>" + titleAndText[0] + "</title><p>" + titleAndText[1] + "</p>";
    }

    @Test
    void countsServerOperationsAndLogsOrders() throws Exception {
        LoadResult result = PlanRun.of(WorkloadPlan.SCENARIO, fake.target(), 2, 2000, folder);

        assertThat(result.failures()).isEmpty();
        assertThat(result.errorCount() + result.warmup().errors()).isZero();
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.SCENARIO, 14), result.played(), 2)
                        .outcome())
                .isNotEqualTo(CheckOutcome.FAIL);
        assertThat(result.dealt()).isEqualTo(result.played());
        assertThat(Files.readAllLines(folder.resolve("orders.csv")))
                .hasSizeGreaterThan(20)
                .allMatch(line -> line.matches("time,user,type,order|[0-9]+,uid:[0-9]+,(buy|sell),[0-9]+"));
    }

    @Test
    void detectsEveryKindOfWrongPage() throws Exception {
        List<BinaryOperator<Answer>> corruptions = List.of(
                (right, other) -> right.with(500, right.body()),
                (right, other) -> right.with(200, "<title>DayTrader Error</title>something went wrong"),
                (right, other) -> right.with(200, ""),
                (right, other) -> right.with(200, right.body().replaceAll("<p>.*", "")),
                (right, other) ->
                        right.with(200, right.body().replaceAll("<title>.*</title>", "<title>another</title>")),
                (right, other) -> new Answer(right.kind(), 200, Map.of(), right.body()),
                (right, other) -> new Answer(
                        right.kind(),
                        200,
                        Map.of("X-Trade-Operation", "another", "X-Trade-User", "uid:1"),
                        right.body()),
                (right, other) -> new Answer(
                        right.kind(),
                        200,
                        Map.of("X-Trade-Operation", right.headers().get("X-Trade-Operation")),
                        right.body()));
        fake.corruptAnswers(corruptions);
        LoadResult result = PlanRun.of(WorkloadPlan.SCENARIO_HIGH_VOLUME, fake.target(), 4, 4000, folder);

        long notCounted = result.openAtEnd().requests() + result.later();
        assertThat(result.warmup().errors() + result.errorCount()).isBetween(fake.wrong() - notCounted, fake.wrong());
        assertThat(fake.received().values())
                .as("each corruption was used for each operation")
                .allMatch(count -> count.get() >= 4 * corruptions.size());
    }
}
