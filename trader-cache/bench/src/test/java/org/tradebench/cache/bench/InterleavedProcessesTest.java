package org.tradebench.cache.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class InterleavedProcessesTest {

    private static final int ITERATIONS = 4;

    private final List<String> iterations = new CopyOnWriteArrayList<>();
    private final AtomicInteger running = new AtomicInteger();

    private static List<BenchTask> tasks(String... kinds) {
        return Stream.of(kinds)
                .map(kind -> new BenchTask("benchmark", kind, 1, Map.of(), 1, ITERATIONS - 1, 1))
                .toList();
    }

    /** Does in a thread what a measuring process does; the subject {@code broken} fails after its second iteration. */
    private JmhMeasurement measure(BenchTask task, Turns.Place place) {
        try {
            Turn turn = new Turn(place.port(), place.number());
            turn.connect();
            try {
                for (int iteration = 1; iteration <= ITERATIONS; iteration++) {
                    turn.await();
                    assertThat(running.incrementAndGet()).isEqualTo(1);
                    iterations.add(task.kind() + iteration);
                    running.decrementAndGet();
                    turn.pass();
                    if (task.kind().equals("broken") && iteration == 2) {
                        throw new BenchFailure("this subject is broken");
                    }
                }
            } finally {
                turn.disconnect();
            }
        } catch (IOException e) {
            throw new BenchFailure(task.kind() + " was ended: " + e.getMessage(), e);
        }
        return new JmhMeasurement(List.of((double) place.number()), 1, 0, 0);
    }

    @Test
    void alternatesDirectionOfPasses() {
        List<JmhMeasurement> measured = new InterleavedProcesses(this::measure).measure(tasks("A", "B", "C"));

        assertThat(iterations).containsExactly("A1", "B1", "C1", "C2", "B2", "A2", "A3", "B3", "C3", "C4", "B4", "A4");
        assertThat(measured)
                .extracting(JmhMeasurement::perSecond)
                .containsExactly(List.of(0.0), List.of(1.0), List.of(2.0));
    }

    @Test
    void reportsSubjectThatFailsAndEndsOthers() {
        assertThatThrownBy(() -> new InterleavedProcesses(this::measure).measure(tasks("A", "broken", "C")))
                .isInstanceOf(BenchFailure.class)
                .hasMessage("this subject is broken");
        assertThat(iterations).doesNotContain("A4", "C4");
    }

    @Test
    void reportsSubjectThatDoesNotStart() {
        InterleavedProcesses.Starter starter = (task, place) -> {
            if (task.kind().equals("missing")) {
                throw new BenchFailure("no such subject");
            }
            return measure(task, place);
        };

        assertThatThrownBy(() -> new InterleavedProcesses(starter).measure(tasks("A", "missing")))
                .isInstanceOf(BenchFailure.class)
                .hasMessage("no such subject");
        assertThat(iterations).isEmpty();
    }
}
