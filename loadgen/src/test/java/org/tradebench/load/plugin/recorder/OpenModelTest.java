package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.load.plugin.recorder.SimulatedLoad.CLIENTS;
import static org.tradebench.load.plugin.recorder.SimulatedLoad.MS;
import static org.tradebench.load.plugin.recorder.SimulatedLoad.SECOND;
import static org.tradebench.load.plugin.recorder.SimulatedLoad.p99;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.plugin.deck.ArrivalProcess;
import org.tradebench.load.plugin.deck.ArrivalProfile;
import org.tradebench.load.plugin.deck.ArrivalProperties;
import org.tradebench.load.results.CorrectedLatency;

/** Plays the open model on a simulated system and clock whose behaviour is known, and checks what the recorder writes. Times in nanoseconds. */
class OpenModelTest {
    @TempDir
    Path folder;

    private SimulatedLoad load;

    @BeforeEach
    void begin() {
        load = new SimulatedLoad(folder);
    }

    /** An answer takes 2 ms, but nothing is answered in the eleventh second. */
    private static long stalling(long start) {
        return start >= 10 * SECOND && start < 11 * SECOND ? 11 * SECOND + 2 * MS : start + 2 * MS;
    }

    @Test
    void showsStallInResponseTimesOnly() throws IOException {
        load.play(200, ArrivalProcess.CONSTANT, 0, OpenModelTest::stalling);

        // The 200 arrivals of the stalled second are a twentieth of all, so the slowest 1 % are their first fifth.
        assertThat(p99(load.histograms.allResponses())).isBetween(780.0, 1010.0);
        assertThat(p99(load.histograms.allServices())).isBetween(1.9, 2.1);
        assertThat(load.histograms.allServices().getCountBetweenValues(500_000, 2_000_000))
                .as("one stalled request per virtual user")
                .isEqualTo(CLIENTS);
        assertThat(load.arrivalFile.get("waited").asLong()).isBetween(190L, 230L);
        assertThat(load.arrivalFile.get("lateNanos").asLong()).isZero();
        assertThat(load.arrivalFile.get("arrived").asLong()).isEqualTo(4000);
        assertThat(load.arrivalFile.get("completed").asLong()).isBetween(3999L, 4001L);
    }

    /** Shows coordinated omission: virtual users that wait for each answer before their next request hide the same stall. */
    @Test
    void closedModelHidesStall() throws IOException {
        load.play(0, ArrivalProcess.CONSTANT, 0, OpenModelTest::stalling);
        assertThat(p99(load.histograms.allRequests())).isBetween(1.9, 2.1);
    }

    /** The same p99 as that of the response times of evenly spaced arrivals. */
    @Test
    void correctionOfClosedModelShowsStall() throws IOException {
        load.play(0, ArrivalProcess.CONSTANT, 0, OpenModelTest::stalling);
        CorrectedLatency corrected = Objects.requireNonNull(CorrectedLatency.of(load.histograms.allRequests(), 0));
        assertThat(corrected.expectedIntervalMillis()).isBetween(1.9, 2.1);
        assertThat(corrected.latency().p99()).isBetween(780.0, 1010.0);
        assertThat(corrected.latency().p50()).isBetween(1.9, 2.1);
    }

    @Test
    void separatesScheduleLagFromWaiting() throws IOException {
        load.play(200, ArrivalProcess.CONSTANT, MS, OpenModelTest::stalling);
        long completed = load.arrivalFile.get("completed").asLong();
        assertThat(load.arrivalFile.get("lateNanos").asLong()).isEqualTo(completed * MS);
        assertThat(load.arrivalFile.get("responseNanos").asLong())
                .isEqualTo(load.arrivalFile.get("waitingNanos").asLong()
                        + load.arrivalFile.get("lateNanos").asLong()
                        + load.arrivalFile.get("serviceNanos").asLong());
        assertThat(p99(load.histograms.late())).isBetween(0.99, 1.01);
        assertThat(p99(load.histograms.allResponses()) - p99(load.histograms.responsesWithoutLoadGenerator()))
                .isBetween(0.0, 2.0);
    }

    @Test
    void reportsAgeOfUnfinishedArrivals() throws IOException {
        // 8 virtual users and 100 ms per answer: they complete 80 of the 100 arrivals per second.
        load.play(100, ArrivalProcess.CONSTANT, 0, start -> start + 100 * MS);
        assertThat(load.arrivalFile.get("arrived").asLong()).isEqualTo(2000);
        assertThat(load.arrivalFile.get("unfinished").asLong()).isBetween(400L, 440L);
        assertThat(load.arrivalFile.get("longestUnfinishedNanos").asLong()).isBetween(4 * SECOND, 5 * SECOND);
        assertThat(load.histograms.unfinished().getTotalCount())
                .isEqualTo(load.arrivalFile.get("unfinished").asLong());
        assertThat(load.histograms.unfinished().getMaxValue() / 1e6).isBetween(4.0, 5.0);
    }

    /** Arrivals of the last two seconds are never answered: percentiles of the answers alone show no problem. */
    @Test
    void includesUnfinishedArrivalsInPercentiles() throws IOException {
        load.play(200, ArrivalProcess.CONSTANT, 0, start -> start >= 19 * SECOND ? 30 * SECOND : start + 2 * MS);
        assertThat(load.arrivalFile.get("unfinished").asLong()).isBetween(390L, 410L);
        assertThat(load.histograms.unfinished().getTotalCount())
                .isEqualTo(load.arrivalFile.get("unfinished").asLong());
        assertThat(p99(load.histograms.allResponses())).isBetween(1.9, 2.1);
        // A tenth of all arrivals is unfinished; the oldest tenth of these, one in a hundred, is 1.8 s old or more.
        assertThat(p99(load.histograms.responsesWithUnfinished())).isBetween(1750.0, 2000.0);
    }

    /** A peak of 400 per second between 50 and 150: 8 virtual users complete 200, so that 800 of its 1,600 arrivals wait when it ends. */
    @Test
    void recordsProfileByPhaseAndSecond() throws IOException {
        load.play(
                Optional.of(new ArrivalProperties(
                        ArrivalProfile.parse("rate(50/s) even_arrivals(10 s) rate(50/s) rate(400/s) even_arrivals(4 s)"
                                + " rate(400/s) rate(150/s) even_arrivals(6 s)"),
                        42,
                        0,
                        SECOND)),
                0,
                start -> start + 40 * MS);

        JsonNode phases = load.arrivalFile.get("phases");
        assertThat(phases).hasSize(3);
        assertThat(phases.findValuesAsText("arrived")).containsExactly("500", "1600", "900");
        assertThat(phases.get(1).get("fromPerSecond").asDouble()).isEqualTo(400);
        assertThat(phases.get(1).get("seconds").asDouble()).isEqualTo(4);
        assertThat(load.arrivalFile.get("arrived").asLong()).isEqualTo(3000);
        assertThat(load.arrivalFile.get("perSecond").asDouble()).isEqualTo(150);
        JsonNode seconds = load.arrivalFile.get("timeline");
        assertThat(seconds).hasSize(20);
        assertThat(seconds.get(11).get("arrived").asLong()).isBetween(399L, 401L);
        assertThat(seconds.get(11).get("completed").asLong()).isBetween(190L, 210L);
        assertThat(p99(load.histograms.phase(1))).isBetween(39.0, 41.0);
        assertThat(p99(load.histograms.phase(2))).isBetween(3900.0, 4100.0);
        assertThat(load.histograms.phase(3).getMaxValue() / 1e6).isBetween(3.9, 4.1);
        long unfinished = load.arrivalFile.get("unfinished").asLong();
        assertThat(phases.findValues("completed").stream()
                        .mapToLong(JsonNode::asLong)
                        .sum())
                .isEqualTo(3000 - unfinished);
        assertThat(load.histograms.phase(3).getTotalCount()).isEqualTo(900);
    }

    @Test
    void queuesPoissonButNotConstantArrivals() throws IOException {
        // 8 virtual users and 20 ms per answer, at half of their capacity.
        load.play(200, ArrivalProcess.CONSTANT, 0, start -> start + 20 * MS);
        assertThat(load.arrivalFile.get("waited").asLong()).isZero();
        begin();
        load.play(200, ArrivalProcess.POISSON, 0, start -> start + 20 * MS);
        // Erlang C with 8 servers, 4 of them busy on average: 5.9 % wait.
        assertThat(load.arrivalFile.get("waited").asDouble()
                        / load.arrivalFile.get("completed").asLong())
                .isBetween(0.035, 0.085);
    }
}
