package org.tradebench.load.plugin.recorder;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.plugin.deck.ArrivalProperties;
import org.tradebench.load.plugin.deck.Arrivals;
import org.tradebench.load.plugin.deck.Schedule;

/**
 * Writes {@code arrivals.json}, of an open model; docs/load-generator-output.md defines its fields. What was to arrive is worked out again from the seed, so that an
 * arrival that no virtual user took is counted, too.
 */
final class ArrivalFile {
    static final String NAME = "arrivals.json";

    private ArrivalFile() {}

    static void write(Measurement measurement, Arrivals arrivals) throws IOException {
        MeasurementInterval interval = measurement.interval;
        ArrivalTally tally = measurement.arrivalTally;
        ArrivalProperties settings = arrivals.settings();
        long before = 0;
        long inInterval = 0;
        boolean opened = interval.opens() != MeasurementInterval.NEVER && arrivals.began() != MeasurementInterval.NEVER;
        if (opened) {
            Schedule schedule = new Schedule(settings);
            for (long time = arrivals.began() + schedule.next();
                    time < interval.closes();
                    time = arrivals.began() + schedule.next()) {
                before++;
                if (time >= interval.opens()) {
                    inInterval++;
                }
            }
        }
        long unfinished = Math.max(0, before - measurement.arrivalsOver.sum());
        long since = measurement.oldestOpenArrival.get();
        ObjectNode root = new ObjectMapper().createObjectNode();
        root.put("version", 1)
                .put("perSecond", settings.perSecond())
                .put("process", settings.process().word())
                .put("seed", settings.seed())
                .put("leadInMillis", TimeUnit.NANOSECONDS.toMillis(opened ? interval.opens() - arrivals.began() : 0))
                .put("arrived", inInterval)
                .put("completed", tally.completed.sum())
                .put("failed", tally.failed.sum())
                .put("waited", tally.waited.sum())
                .put("responseNanos", tally.responseNanos.sum())
                .put("serviceNanos", tally.serviceNanos.sum())
                .put("waitingNanos", tally.waitingNanos.sum())
                .put("lateNanos", tally.lateNanos.sum())
                .put("unfinished", unfinished)
                .put("longestUnfinishedNanos", since >= interval.closes() ? 0 : interval.closes() - since);
        new ObjectMapper()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .writeValue(measurement.settings.output().resolve(NAME).toFile(), root);
    }
}
