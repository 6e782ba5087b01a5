package org.tradebench.app.population;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Checks the rows that a seed generates, without a database. */
class PopulationRowsOfASeedTest {
    private static final PopulationRequest REQUEST = new PopulationRequest(20_000, 1_000, 42, 1024);

    @Test
    void drawsOpeningBalancesInRange() {
        assertThat(Trader.of(REQUEST, 0).openBalance()).isEqualTo(1_000_000);
        assertThat(IntStream.range(1, REQUEST.users())
                        .map(user -> Trader.of(REQUEST, user).openBalance()))
                .allMatch(balance -> balance >= 200_000 && balance <= 299_999)
                .anyMatch(balance -> balance > 299_900)
                .anyMatch(balance -> balance < 200_100);
    }

    @Test
    void drawsZeroToTenBuysWithMeanFive() {
        assertThat(IntStream.range(0, REQUEST.users())
                        .map(user -> Trader.of(REQUEST, user).buys().size()))
                .contains(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
                .allMatch(buys -> buys >= 0 && buys <= 10);
        double mean = IntStream.range(0, REQUEST.users())
                .map(user -> Trader.of(REQUEST, user).buys().size())
                .average()
                .orElseThrow();
        // Ten standard errors of the mean of 20,000 draws from 0..10.
        assertThat(mean).isCloseTo(5.0, within(0.25));
    }

    @Test
    void drawsBuysOfExistingQuotesWithinBounds() {
        assertThat(IntStream.range(0, REQUEST.users())
                        .boxed()
                        .flatMap(user -> Trader.of(REQUEST, user).buys().stream()))
                .allMatch(buy -> buy.quantity() >= 1 && buy.quantity() <= 200)
                .allMatch(buy -> buy.quote() >= 0 && buy.quote() < REQUEST.quotes())
                .anyMatch(buy -> buy.quantity() == 1)
                .anyMatch(buy -> buy.quantity() == 200)
                .anyMatch(buy -> buy.quote() == 0)
                .anyMatch(buy -> buy.quote() == REQUEST.quotes() - 1);
    }

    @Test
    void drawsPricesFromOneToTwoHundredDollars() {
        PopulatedMarket market = PopulatedMarket.of(REQUEST);
        assertThat(IntStream.range(0, market.size()).map(market::price))
                .allMatch(price -> price >= 1 && price <= 200)
                .anyMatch(price -> price == 1)
                .anyMatch(price -> price == 200);
    }

    @Test
    void derivesVolumesAndBalancesFromBuys() {
        PopulatedMarket market = PopulatedMarket.of(REQUEST);
        long[] bought = new long[market.size()];
        long buys = 0;
        for (int user = 0; user < REQUEST.users(); user++) {
            Trader trader = Trader.of(REQUEST, user);
            long cents = trader.openBalance() * 100L;
            for (Trader.Buy buy : trader.buys()) {
                bought[buy.quote()] += buy.quantity();
                cents -= 100L * market.price(buy.quote()) * buy.quantity() + 2495;
                buys++;
            }
            assertThat(market.balanceCents(trader)).isEqualTo(cents);
        }
        assertThat(IntStream.range(0, market.size()).mapToLong(market::volume)).containsExactly(box(bought));
        assertThat(market.buys()).isEqualTo(buys);
    }

    @Test
    void dependsOnSeedNotOnSize() {
        PopulationRequest otherSeed = new PopulationRequest(20_000, 1_000, 43, 1024);
        assertThat(IntStream.range(0, 100)
                        .filter(user -> Trader.of(REQUEST, user).equals(Trader.of(otherSeed, user))))
                .hasSizeLessThan(5);
        PopulationRequest smaller = new PopulationRequest(100, 1_000, 42, 1024);
        assertThat(IntStream.range(0, 100))
                .allMatch(user -> Trader.of(REQUEST, user).equals(Trader.of(smaller, user)));
    }

    /** Fails when a change alters the rows of a seed: results would no longer be comparable. */
    @Test
    void reproducesRowsOfSeed() {
        assertThat(Trader.of(REQUEST, 1).openBalance()).isEqualTo(215_694);
        assertThat(Trader.of(REQUEST, 1).buys())
                .hasSize(9)
                .startsWith(new Trader.Buy(738, 77), new Trader.Buy(761, 91))
                .endsWith(new Trader.Buy(286, 140));
        assertThat(Person.of(REQUEST, 1))
                .isEqualTo(new Person(
                        "Edsger Hughes", "483 Canal Street, Singapore", "uid1@example.com", "0000-1267-7677-6529"));
        assertThat(PopulatedMarket.of(REQUEST).price(7)).isEqualTo(122);
    }

    private static Long[] box(long[] values) {
        return IntStream.range(0, values.length).mapToObj(at -> values[at]).toArray(Long[]::new);
    }
}
