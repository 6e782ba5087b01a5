package org.tradebench.load.plugin.recorder;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Writes {@code load-generator.json}; docs/jmeter.md defines every field. The file appears whole or not at all. */
record ResultFile(Measurement measurement, Instant began) {
    static final String NAME = "load-generator.json";
    private static final int VERSION = 3;

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    /** Writes the file; {@code now} in nanoseconds since the run began. */
    void write(Ending ending, List<Seconds.Second> timeline, long now) throws IOException {
        RecorderSettings settings = measurement.settings;
        MeasurementInterval interval = measurement.interval;
        boolean opened = interval.opens() <= now;
        ObjectNode root = JSON.createObjectNode();
        root.put("version", VERSION);
        root.put("ended", ending.how());
        root.put("reason", ending.reason());
        root.put("clients", settings.clients());
        root.put("thinkTimeMillis", TimeUnit.NANOSECONDS.toMillis(settings.thinkNanos()));
        root.put("startedAt", began.toString());
        root.put("intervalStart", opened ? began.plusNanos(interval.opens()).toString() : null);
        root.put("intervalEnd", opened ? began.plusNanos(interval.closes()).toString() : null);
        root.put("intervalNanos", opened ? interval.closes() - interval.opens() : 0);
        Tally.Sums warmup = measurement.warmupTally.sums();
        root.putObject("warmup")
                .put("requests", warmup.requests())
                .put("errors", warmup.errors())
                .put("nanos", opened ? interval.opens() : now);
        labels(root.putArray("requests"), root.putArray("operations"));
        threads(root.putArray("threads"), now);
        root.putObject("openAtEnd")
                .put("requests", measurement.openAtEnd.get())
                .put("longestNanos", measurement.longestOpenAtEnd.get());
        root.put("later", measurement.later.sum());
        slices(root);
        timeline(root.putArray("timeline"), timeline);
        failures(root.putArray("failures"));
        Path folder = settings.output();
        Path unfinished = folder.resolve(NAME + ".unfinished");
        JSON.writeValue(unfinished.toFile(), root);
        Files.move(unfinished, folder.resolve(NAME), StandardCopyOption.REPLACE_EXISTING);
    }

    private void slices(ObjectNode root) {
        ArrayNode slices = root.putArray("slices");
        SliceTallies tallies = measurement.sliceTallies;
        measurement.settings.slices().ifPresent(of -> {
            for (int i = 0; i < of.count(); i++) {
                Tally.Sums sums = tallies.slices.get(i).answers().sums();
                slices.addObject()
                        .put("beginNanos", of.begin(i))
                        .put("endNanos", of.end(i))
                        .put("countedNanos", of.counted(i))
                        .put("requests", sums.requests())
                        .put("errors", sums.errors())
                        .put("operations", tallies.slices.get(i).operations().sum())
                        .put("latencyNanos", sums.rightNanos());
            }
        });
        Tally.Sums uncounted = tallies.uncounted.sums();
        root.putObject("uncounted").put("requests", uncounted.requests()).put("errors", uncounted.errors());
    }

    private void labels(ArrayNode requests, ArrayNode operations) {
        measurement.labels().values().forEach(label -> {
            requests.addObject()
                    .put("label", label.label)
                    .put("kind", label.kind.inJson())
                    .put("requests", label.requests.sum())
                    .put("errors", label.errors.sum())
                    .put("latencyNanos", label.latencyNanos.sum())
                    .put("bytesReceived", label.bytesReceived.sum())
                    .put("bytesSent", label.bytesSent.sum());
            label.byCard.forEach((card, played) -> operations
                    .addObject()
                    .put("card", card)
                    .put("label", label.label)
                    .put("count", played.count().sum())
                    .put("errors", played.errors().sum()));
        });
    }

    private void threads(ArrayNode threads, long now) {
        measurement.threads.forEach(thread -> threads.addObject()
                .put("name", thread.name)
                .put("wallNanos", thread.wallNanos(measurement.interval, now))
                .put("busyNanos", thread.busy.get())
                .put("thinkNanos", thread.thought.get()));
    }

    private static void timeline(ArrayNode seconds, List<Seconds.Second> timeline) {
        timeline.forEach(second -> seconds.addObject()
                .put("phase", second.phase())
                .put("second", second.number())
                .put("requests", second.sums().requests())
                .put("errors", second.sums().errors())
                .put("sessionsLost", second.sums().sessionsLost()));
    }

    private void failures(ArrayNode failures) {
        measurement
                .failures
                .kinds()
                .forEach(kind -> failures.addObject()
                        .put("label", kind.label())
                        .put("message", kind.example())
                        .put("count", kind.count().sum()));
    }

    /**
     * Lists how a run can end.
     *
     * @param how complete, interrupted or failed
     * @param reason one line; null when complete
     */
    record Ending(String how, @Nullable String reason) {
        static Ending complete() {
            return new Ending("complete", null);
        }

        static Ending interrupted(String reason) {
            return new Ending("interrupted", reason);
        }

        static Ending failed(String reason) {
            return new Ending("failed", reason);
        }
    }
}
