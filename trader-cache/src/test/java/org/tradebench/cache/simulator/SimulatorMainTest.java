package org.tradebench.cache.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SimulatorMainTest {

    private static String played(String arguments, String... lines) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] trace = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        SimulatorMain.run(
                arguments.split(" "),
                new ByteArrayInputStream(trace),
                new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).strip();
    }

    @Test
    void aSecondLookupHitsUntilAGroupIsInvalidatedOnAnyNode() throws IOException {
        assertThat(played(
                        "2 100 LRU 1",
                        "lookup\t0\tAccount\ta\tuser",
                        "lookup\t0\tAccount\ta\tuser",
                        "invalidate\t1\tuser",
                        "lookup\t0\tAccount\ta\tuser"))
                .isEqualTo("Account\t1\t0\t2");
    }

    @Test
    void nodesThatShareNothingFillEachForItself() throws IOException {
        assertThat(played("2 100 LRU 1", "lookup\t0\tQuote\tq", "lookup\t1\tQuote\tq", "lookup\t1\tQuote\tq"))
                .isEqualTo("Quote\t1\t0\t2");
    }

    @Test
    void aPushedEntryIsThereOnTheOtherNode() throws IOException {
        assertThat(played("2 100 LRU 2", "lookup\t0\tQuote\tq", "lookup\t1\tQuote\tq"))
                .isEqualTo("Quote\t1\t0\t1");
    }

    @Test
    void aPulledEntryComesFromTheOtherNodeOnceAndIsLocalThen() throws IOException {
        assertThat(played("2 100 LRU 3", "lookup\t0\tQuote\tq", "lookup\t1\tQuote\tq", "lookup\t1\tQuote\tq"))
                .isEqualTo("Quote\t1\t1\t1");
    }

    @Test
    void theWindowLeavesOutWhatCameBeforeButNotWhatIsCached() throws IOException {
        assertThat(played("1 100 W_TINY_LFU 1", "lookup\t0\tQuote\tq", "window", "lookup\t0\tQuote\tq"))
                .isEqualTo("Quote\t1\t0\t0");
    }

    @Test
    void aFullCacheForgetsTheLeastRecentlyUsed() throws IOException {
        StringBuilder trace = new StringBuilder();
        for (int i = 0; i <= 100; i++) {
            trace.append("lookup\t0\tQuote\tq").append(i).append('\n');
        }
        assertThat(played("1 100 LRU 1", trace + "window", "lookup\t0\tNew\tq100", "lookup\t0\tOld\tq0"))
                .isEqualTo("New\t1\t0\t0\nOld\t0\t0\t1");
    }

    @Test
    void aLineThatIsNoStepIsNamed() {
        assertThatThrownBy(() -> played("1 100 LRU 1", "lookup\t0\tQuote\tq", "look\t0"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("line 2")
                .hasMessageContaining("lookup NODE TEMPLATE ID");
    }

    @Test
    void aNodeThatTheSimulationDoesNotHaveIsNamed() {
        assertThatThrownBy(() -> played("1 100 LRU 1", "lookup\t1\tQuote\tq"))
                .hasMessageContaining("node 1")
                .hasMessageContaining("0 to 0");
    }
}
