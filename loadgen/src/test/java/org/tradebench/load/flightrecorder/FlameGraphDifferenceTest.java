package org.tradebench.load.flightrecorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.ParseException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.flightrecorder.FlameGraphDifference.Recorded;

class FlameGraphDifferenceTest {
    /** The graph's root; it has the number of its name, its width and its difference. */
    private static final Pattern ROOT = Pattern.compile("\\nn\\([0-9]+,([0-9]+)");

    @TempDir
    private Path first;

    @TempDir
    private Path second;

    @TempDir
    private Path into;

    @Test
    void drawsMethodsInNanosecondsPerOperation() throws IOException, ParseException {
        BusyRecording.in(first);
        BusyRecording.otherIn(second);

        assertThat(FlameGraphDifference.draw(
                        new Recorded("direct", first, 100), new Recorded("ejb", second, 250), into))
                .isTrue();

        String page = Files.readString(into.resolve(FlameGraphDifference.FILE));
        assertThat(page).contains(BusyRecording.OTHER_METHOD, "per operation: ejb (red: more than direct, blue: less");
        Matcher root = ROOT.matcher(page);
        assertThat(root.find()).as("the root").isTrue();
        assertThat(Double.parseDouble(root.group(1)))
                .as("250 µs, each stack rounded to a nanosecond")
                .isCloseTo(250_000, org.assertj.core.data.Percentage.withPercentage(0.1));
    }

    @Test
    void needsBothRecordingsAndCpuTimes() throws IOException, ParseException {
        BusyRecording.in(first);
        Recorded recorded = new Recorded("one", first, 100);
        assertThat(FlameGraphDifference.draw(recorded, new Recorded("other", second, 100), into))
                .isFalse();
        assertThat(FlameGraphDifference.draw(recorded, new Recorded("not VALID", first, 0), into))
                .isFalse();
        assertThat(into).isEmptyDirectory();
    }
}
