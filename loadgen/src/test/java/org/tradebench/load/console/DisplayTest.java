package org.tradebench.load.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class DisplayTest {
    private static final Screen PLAIN = new Screen(false, false, 80);
    private static final Screen TERMINAL = new Screen(true, true, 80);

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final AtomicLong clock = new AtomicLong();

    private Display display(Screen screen) {
        return new Display(new PrintStream(bytes, true, StandardCharsets.UTF_8), screen, clock::get);
    }

    private void advance(double seconds) {
        clock.addAndGet((long) (seconds * 1e9));
    }

    /** Returns the current text of the terminal's last line. */
    private String drawn() {
        String all = bytes.toString(StandardCharsets.UTF_8);
        return all.substring(all.lastIndexOf("\r\u001b[2K") + 5);
    }

    @Test
    void writesPlainLinesWithoutTerminal() {
        Display display = display(PLAIN);
        display.trial(1, 30);
        display.begin("population");
        for (int i = 1; i <= 25; i++) {
            advance(1);
            display.redraw();
            display.progress(i, 50, "rows");
        }
        display.print("a word");
        display.end("2,000 users");
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("""
                population ...
                population:  20 %  rows
                population:  40 %  rows
                a word
                population   2,000 users (25.0 s)
                """);
    }

    @Test
    void printsOnlyMessagesWhenQuiet() {
        Display display = new Display(new PrintStream(bytes, true, StandardCharsets.UTF_8), TERMINAL, clock::get, true);
        display.begin("population");
        advance(30);
        display.redraw();
        display.progress(1, 2, "rows");
        display.print("a message");
        display.end("2,000 users");
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("a message\n");
    }

    @Test
    void endsPhaseWithOneLineOnTerminal() {
        Display display = display(TERMINAL);
        display.begin("population");
        advance(1.5);
        display.end("2,000 users");
        display.print("a word");
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .endsWith("\r\u001b[2Kpopulation   2,000 users (1.5 s)\na word\n");
    }

    @Test
    void estimatesTimeLeftOfPhase() {
        Display display = display(TERMINAL);
        display.begin("interval");
        advance(15);
        display.progress(15, 60, "2600 requests/s");
        assertThat(drawn()).isEqualTo("interval     [#####---------------]  25 %  45 s left  2600 requests/s");
    }

    @Test
    void showsElapsedTimeOfPhaseWithoutProgress() {
        Display display = display(TERMINAL);
        display.begin("application");
        advance(75);
        display.redraw();
        assertThat(drawn()).startsWith("application  1:15 min");
    }

    @Test
    void estimatesTimeLeftFromMeanOfTrials() {
        Display display = display(TERMINAL);
        display.trial(1, 10);
        display.begin("warm-up");
        assertThat(drawn()).as("no trial has ended").startsWith("1/10  warm-up");
        advance(100);
        display.trial(2, 10);
        advance(140);
        display.trial(2, 10);
        display.begin("warm-up");
        assertThat(drawn())
                .as("one trial took 100 s; the second failed and is repeated")
                .startsWith("2/10, 13 min left  warm-up");
        advance(60);
        display.trial(3, 10);
        display.begin("warm-up");
        assertThat(drawn()).as("two trials took 300 s, eight are left").startsWith("3/10, 20 min left  warm-up");
    }

    @Test
    void truncatesLineToTerminalWidth() {
        Display display = display(new Screen(true, true, 40));
        display.begin("interval");
        advance(15);
        display.progress(15, 60, "2600 requests/s, mean 1.0 ms, 0 errors");
        assertThat(drawn()).hasSize(39);
    }

    @Test
    void endsLineOfAbandonedPhase() {
        Display display = display(TERMINAL);
        display.begin("database");
        display.abandon();
        display.redraw();
        assertThat(drawn()).startsWith("database").endsWith("\n");
    }
}
