package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.load.plugin.recorder.SimulatedLoad.INTERVAL;
import static org.tradebench.load.plugin.recorder.SimulatedLoad.MS;
import static org.tradebench.load.plugin.recorder.SimulatedLoad.SECOND;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.plugin.deck.Arrival;
import org.tradebench.load.plugin.deck.ArrivalProcess;
import org.tradebench.load.plugin.deck.ArrivalProperties;
import org.tradebench.load.plugin.deck.Arrivals;

/** Checks which requests an arrival spans, and which times the tally adds up. */
class ArrivalTallyTest {
    private static final ArrivalProperties SETTINGS = new ArrivalProperties(10, ArrivalProcess.CONSTANT, 42, 0, 0);

    @TempDir
    Path folder;

    private long now;

    @Test
    void measuresArrivalFromLoginToOperation() throws IOException {
        Arrivals arrivals = new Arrivals(SETTINGS, () -> now, nanos -> now += nanos);
        Measurement measurement = measurement(arrivals);
        ThreadTimes user = measurement.threadStarted("a");
        Arrival first = arrivals.take().orElseThrow();
        assertThat(first.intended()).isEqualTo(100 * MS);
        answer(measurement, user, "login", 103, 110, true, first);
        answer(measurement, user, "sell: portfolio", 110, 115, true, first);
        answer(measurement, user, "sell", 115, 125, true, first);
        Arrival second = arrivals.take().orElseThrow();
        answer(measurement, user, "login", 200, 210, false, second);
        Arrival third = arrivals.take().orElseThrow();
        answer(measurement, user, "login", 300, 310, true, third);
        answer(measurement, user, "home", 310, 311, true, third);

        ArrivalTally tally = measurement.arrivalTally;
        assertThat(tally.completed.sum()).isEqualTo(2);
        assertThat(tally.failed.sum()).isEqualTo(1);
        assertThat(tally.responseNanos.sum()).isEqualTo((25 + 11) * MS);
        assertThat(tally.serviceNanos.sum()).isEqualTo((22 + 11) * MS);
        assertThat(tally.lateNanos.sum()).isEqualTo(3 * MS);
    }

    /** An operation of the warm-up that outlasts the lead-in is not an arrival. */
    @Test
    void ignoresOperationOfWarmUp() {
        Arrivals arrivals = new Arrivals(SETTINGS, () -> now, nanos -> now += nanos);
        Measurement measurement = measurement(arrivals);
        ThreadTimes user = measurement.threadStarted("a");
        answer(measurement, user, "home", 0, 50, true, null);
        Arrival first = arrivals.take().orElseThrow();
        answer(measurement, user, "home", 100, 105, true, first);

        LabelStatistics home = measurement.labels().get("home");
        assertThat(home.requests.sum()).isEqualTo(2);
        assertThat(home.byCard.get("home").count().sum()).isEqualTo(1);
        assertThat(home.operations.getTotalCount()).isEqualTo(1);
        assertThat(measurement.arrivalTally.completed.sum()).isEqualTo(1);
    }

    private Measurement measurement(Arrivals arrivals) {
        return new Measurement(
                new RecorderSettings(
                        folder,
                        1,
                        0,
                        60 * SECOND,
                        Optional.empty(),
                        INTERVAL,
                        0,
                        Set.of("login"),
                        Set.of(),
                        1000,
                        Optional.of(SETTINGS)),
                () -> now,
                why -> {},
                arrivals);
    }

    private void answer(
            Measurement measurement,
            ThreadTimes user,
            String label,
            long start,
            long end,
            boolean right,
            Arrival arrival) {
        now = end * MS;
        user.previousEnd = user.requestEnded;
        user.requestStarted = start * MS;
        user.requestEnded = end * MS;
        measurement.record(
                user,
                new RecordedAnswer(
                        label, label, start * MS, end * MS, right, right ? "" : "500", false, 1, 1, arrival));
    }
}
