package org.tradebench.tests.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Every REST operation in every runtime mode answers as described, with the data of the pages, and changes the same rows. */
@SecondApplication
class RestOperationsIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    private static Description description;

    @BeforeAll
    static void read() {
        TRADER.restore(Mode.DIRECT);
        Page yaml = TRADER.browser().get("/rest/openapi.yaml");
        assertThat(yaml.status()).isEqualTo(200);
        description = new Description(yaml.body());
    }

    @AfterEach
    void restoreSettings() {
        TRADER.admin().set("ACCESS_MODE", Access.STANDARD.label());
        TRADER.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
    }

    /** Every mode with each order processing, two of them by web services; each with its own user who has holdings, so that rows need not be restored in between. */
    static Stream<Arguments> modesWithOrderProcessing() {
        AtomicInteger user = new AtomicInteger(8);
        return Stream.concat(
                        Stream.of(Mode.values())
                                .flatMap(mode -> Stream.of(Orders.values())
                                        .map(orders -> List.of(mode, orders, Access.STANDARD))),
                        Stream.of(
                                List.of(Mode.DIRECT, Orders.SYNCHRONOUS, Access.WEB_SERVICES),
                                List.of(Mode.JPA, Orders.ASYNCHRONOUS_TWO_PHASE, Access.WEB_SERVICES)))
                .map(cell -> Arguments.of(cell.get(0), cell.get(1), cell.get(2), "uid:" + user.getAndIncrement()));
    }

    @ParameterizedTest
    @MethodSource("modesWithOrderProcessing")
    void returnsSameDataAndRowsAsPages(Mode mode, Orders orders, Access access, String user) {
        TRADER.settings(mode, orders);
        TRADER.admin().set("ACCESS_MODE", access.label());
        long messages = Access.messages(TRADER.server());
        runAllOperations(user, orders);
        assertThat(Access.messages(TRADER.server()) > messages)
                .as("messages were sent")
                .isEqualTo(access == Access.WEB_SERVICES);
    }

    @ParameterizedTest
    @EnumSource(value = Caching.class, names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void returnsSameDataWithEachCachingType(Caching caching) {
        TRADER.restore(caching.mode(), caching);
        runAllOperations("uid:7", Orders.SYNCHRONOUS);
    }

    private static void runAllOperations(String user, Orders orders) {
        Caller caller = Caller.of(user, orders, description);
        RestReading reading = new RestReading(caller);
        RestChanging changing = new RestChanging(caller);
        reading.logIn();
        reading.readAll();
        changing.buyAndSell();
        changing.updateProfile();
        changing.register();
        reading.logOut();
        Set<String> done = caller.done();
        done.add("description");
        done.add("priceChanges"); // tested by LiveViewsIT
        assertThat(done)
                .containsExactlyInAnyOrderElementsOf(description.operations().stream()
                        .map(Description.Operation::id)
                        .toList());
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Test
    void keepsEarlierQuotesRequestUnchanged() {
        Page page = TRADER.browser().post("/rest/quotes", "symbols=");
        assertThat(page.status()).isEqualTo(400);
        assertThat(page.contentType()).startsWith("application/json");
        assertThat(page.json().fieldNames()).toIterable().containsExactly("status", "title", "message");
        assertThat(TRADER.browser().get("/rest/quotes/s:1").headers().firstValue("cache-control"))
                .isEmpty();
    }
}
