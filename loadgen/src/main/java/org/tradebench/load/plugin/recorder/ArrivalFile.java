package org.tradebench.load.plugin.recorder;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.plugin.arrival.ArrivalSettings;
import org.tradebench.load.plugin.arrival.Arrivals;
import org.tradebench.load.plugin.arrival.Schedule;

/**
 * Writes {@code arrivals.json}, of an open model; docs/driver-output.md defines its fields. What was to arrive is worked out again from the seed, so that an
 * arrival that no virtual user took is counted, too.
 */
final class ArrivalFile {
    static final String NAME = "arrivals.json";

    private ArrivalFile() {}

    static void write(Measurement measurement, Arrivals arrivals) throws IOException {
        Window window = measurement.window;
        ArrivalTally tally = measurement.arrivalTally;
        ArrivalSettings settings = arrivals.settings();
        long before = 0;
        long inWindow = 0;
        long oldest = Window.NEVER;
        boolean opened = window.opens() != Window.NEVER && arrivals.began() != Window.NEVER;
        if (opened) {
            long dealt = arrivals.dealt();
            Schedule schedule = new Schedule(settings);
            for (long time = arrivals.began() + schedule.next();
                    time < window.closes();
                    time = arrivals.began() + schedule.next()) {
                before++;
                if (time >= window.opens()) {
                    inWindow++;
                }
                if (before > dealt) {
                    oldest = Math.min(oldest, time);
                }
            }
        }
        long unfinished = Math.max(0, before - measurement.arrivalsOver.sum());
        long since = Math.min(oldest, measurement.oldestOpenArrival.get());
        ObjectNode root = new ObjectMapper().createObjectNode();
        root.put("version", 1)
                .put("perSecond", settings.perSecond())
                .put("process", settings.process().word())
                .put("seed", settings.seed())
                .put("leadInMillis", TimeUnit.NANOSECONDS.toMillis(opened ? window.opens() - arrivals.began() : 0))
                .put("arrived", inWindow)
                .put("completed", tally.completed.sum())
                .put("failed", tally.failed.sum())
                .put("waited", tally.waited.sum())
                .put("responseNanos", tally.responseNanos.sum())
                .put("serviceNanos", tally.serviceNanos.sum())
                .put("waitingNanos", tally.waitingNanos.sum())
                .put("lateNanos", tally.lateNanos.sum())
                .put("unfinished", unfinished)
                .put("longestUnfinishedNanos", since >= window.closes() ? 0 : window.closes() - since);
        new ObjectMapper()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .writeValue(measurement.settings.output().resolve(NAME).toFile(), root);
    }
}
