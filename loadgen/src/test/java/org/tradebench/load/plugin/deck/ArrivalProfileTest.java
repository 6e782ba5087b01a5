package org.tradebench.load.plugin.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static org.tradebench.load.plugin.deck.ArrivalProcess.CONSTANT;
import static org.tradebench.load.plugin.deck.ArrivalProcess.POISSON;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArrivalProfileTest {
    private static final long SECOND = 1_000_000_000;

    /** As JMeter's Open Model Thread Group reads it. */
    @Test
    void takesRateAfterPhaseAsItsEndRate() {
        assertThat(ArrivalProfile.parse("rate(1/s) random_arrivals(1 min) random_arrivals(2 min) rate(3/s) rate(6/s)"
                                + " even_arrivals(10 s) pause(5 s) even_arrivals(1 s)")
                        .phases())
                .containsExactly(
                        new ArrivalPhase(1, 1, POISSON, 60 * SECOND),
                        new ArrivalPhase(1, 3, POISSON, 120 * SECOND),
                        new ArrivalPhase(6, 6, CONSTANT, 10 * SECOND),
                        new ArrivalPhase(0, 0, POISSON, 5 * SECOND),
                        new ArrivalPhase(6, 6, CONSTANT, SECOND));
    }

    @ParameterizedTest
    @CsvSource({
        "RATE(120 per min) Random_Arrivals(1 min 30 sec), 2, 90000",
        "'rate(7200/hour)even_arrivals(1500ms)', 2, 1500",
        "  rate ( 2 / s )  even_arrivals ( 1 h )  , 2, 3600000",
        "rate(0.5/second) random_arrivals(0.1 day), 0.5, 8640000"
    })
    void readsUnitsOfJMeter(String text, double rate, long millis) {
        ArrivalProfile profile = ArrivalProfile.parse(text);
        assertThat(profile.phases().get(0).from()).isEqualTo(rate);
        assertThat(profile.nanos()).isEqualTo(millis * 1_000_000);
        assertThat(profile.perSecond()).isEqualTo(rate);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "rate(50/s)",
                "pause(5 s)",
                "random_arrivals(5 s)",
                "rate(50) random_arrivals(5 s)",
                "rate(50/week) random_arrivals(5 s)",
                "rate(-5/s) random_arrivals(5 s)",
                "rate(200000/s) random_arrivals(5 s)",
                "rate(50/s) random_arrivals(5)",
                "rate(50/s) random_arrivals(0 s)",
                "rate(50/s) random_arrivals(2 d)",
                "rate(50/s) random_arrivals(5 s",
                "rate(50/s) arrivals(5 s)",
                "rate(50/s) random_arrivals(5 s) 7",
                "rate(0.1/s) random_arrivals(5 s)"
            })
    void rejectsInvalidProfiles(String text) {
        assertThatThrownBy(() -> ArrivalProfile.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("expected .*, got \".*\"");
    }

    @Test
    void dividesRatesAmongLoadGenerators() {
        ArrivalProfile whole = ArrivalProfile.parse("rate(50/s) random_arrivals(2.5 s) rate(100/s) pause(1 s)");
        ArrivalProfile third = whole.share(1.0 / 3);
        assertThat(ArrivalProfile.parse(third.text())).isEqualTo(third);
        assertThat(ArrivalProfile.parse(whole.text()).phases())
                .extracting(ArrivalPhase::from, ArrivalPhase::to, ArrivalPhase::nanos)
                .isEqualTo(whole.phases().stream()
                        .map(phase -> tuple(phase.from(), phase.to(), phase.nanos()))
                        .toList());
        assertThat(3 * third.mean()).isCloseTo(whole.mean(), within(1e-9));
    }

    @Test
    void findsPhaseAtTime() {
        ArrivalProfile profile = ArrivalProfile.parse("rate(5/s) even_arrivals(2 s) random_arrivals(3 s)");
        assertThat(profile.phaseAt(-1)).isEqualTo(-1);
        assertThat(profile.phaseAt(0)).isZero();
        assertThat(profile.phaseAt(2 * SECOND)).isZero();
        assertThat(profile.phaseAt(2 * SECOND + 1)).isEqualTo(1);
        assertThat(profile.phaseAt(5 * SECOND + 1)).isEqualTo(-1);
        assertThat(profile.processes()).isEqualTo("constant and poisson");
        assertThat(profile.endless()).isFalse();
        assertThat(ArrivalProfile.constant(5, POISSON).endless()).isTrue();
    }
}
