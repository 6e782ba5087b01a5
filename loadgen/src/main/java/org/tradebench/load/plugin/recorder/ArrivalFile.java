package org.tradebench.load.plugin.recorder;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.LongStream;
import org.tradebench.load.plugin.deck.ArrivalProperties;
import org.tradebench.load.plugin.deck.Arrivals;
import org.tradebench.load.plugin.recorder.ArrivalTimeline.OfPhase;

/**
 * Writes {@code arrivals.json}, of an open model; docs/jmeter.md defines its fields. The arrivals are computed again from the seed, so that one that no virtual
 * user took is counted, too.
 */
final class ArrivalFile {
    static final String NAME = "arrivals.json";

    private ArrivalFile() {}

    static void write(Measurement measurement, Arrivals arrivals) throws IOException {
        MeasurementInterval interval = measurement.interval;
        ArrivalTally tally = measurement.arrivalTally;
        ArrivalProperties settings = arrivals.settings();
        ArrivalTimeline timeline = measurement.arrivalTimeline;
        boolean opened = interval.opens() != MeasurementInterval.NEVER && arrivals.began() != MeasurementInterval.NEVER;
        LongAdder before = new LongAdder();
        long[] arrivedInSecond = new long[timeline.completed.length()];
        Map<OfPhase, Long> arrivedInPhase = new HashMap<>();
        if (opened) {
            arrivals.before(interval.closes()).forEach(time -> {
                before.increment();
                if (time >= interval.opens()) {
                    arrivedInSecond[timeline.secondOf(time)]++;
                    timeline.phaseOf(time).ifPresent(phase -> arrivedInPhase.merge(phase, 1L, Long::sum));
                }
            });
        }
        long unfinished = Math.max(0, before.sum() - measurement.arrivalsOver.sum());
        long since = measurement.oldestOpenArrival.get();
        ObjectNode root = new ObjectMapper().createObjectNode();
        root.put("version", 2)
                .put("perSecond", settings.profile().perSecond())
                .put("process", settings.profile().processes())
                .put("seed", settings.seed())
                .put("leadInMillis", TimeUnit.NANOSECONDS.toMillis(opened ? interval.opens() - arrivals.began() : 0))
                .put("arrived", LongStream.of(arrivedInSecond).sum())
                .put("completed", tally.completed.sum())
                .put("failed", tally.failed.sum())
                .put("waited", tally.waited.sum())
                .put("responseNanos", tally.responseNanos.sum())
                .put("serviceNanos", tally.serviceNanos.sum())
                .put("waitingNanos", tally.waitingNanos.sum())
                .put("lateNanos", tally.lateNanos.sum())
                .put("unfinished", unfinished)
                .put("longestUnfinishedNanos", since >= interval.closes() ? 0 : interval.closes() - since);
        ArrayNode seconds = root.putArray("timeline");
        for (int i = 0; i < arrivedInSecond.length; i++) {
            seconds.addObject().put("arrived", arrivedInSecond[i]).put("completed", timeline.completed.get(i));
        }
        ArrayNode phases = root.putArray("phases");
        for (OfPhase of : timeline.phases) {
            phases.addObject()
                    .put("fromPerSecond", of.phase().from())
                    .put("toPerSecond", of.phase().to())
                    .put("process", of.phase().process().label())
                    .put("seconds", of.phase().nanos() / 1e9)
                    .put("arrived", arrivedInPhase.getOrDefault(of, 0L))
                    .put("completed", of.completed().sum())
                    .put("failed", of.failed().sum());
        }
        new ObjectMapper()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .writeValue(measurement.settings.output().resolve(NAME).toFile(), root);
    }
}
