package org.tradebench.load.results;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.Share;
import org.tradebench.load.settings.FlatSettings;
import org.tradebench.load.settings.RunSettings;

/**
 * Holds what one of several load-generator processes played, stored beside what it measured: it shows that the folders of one run belong together.
 *
 * @param version of the schema: 2; 1 had flat settings
 * @param number of the process, from 1
 * @param of how many processes
 * @param runId the same for all of them
 * @param settings of the whole load, the same for all of them
 * @param clockAheadMillis how far the machine's clock was ahead of the runner's; 0 when it was not measured
 * @param clockErrorMillis half of the round trip by which it was measured: its maximum error
 * @param facts about the machine that it ran on
 */
public record LoadShareRecord(
        int version,
        int number,
        int of,
        String runId,
        RunSettings settings,
        long clockAheadMillis,
        @Nullable Double clockErrorMillis,
        Map<String, String> facts) {
    /** Name of the file in the process's folder. */
    public static final String NAME = "process.json";

    private static final int VERSION = 2;

    private static final JsonMapper JSON = new JsonMapper();

    /** Returns the record of a process whose clock is the runner's. */
    public static LoadShareRecord of(Share share, String runId, RunSettings settings, Map<String, String> facts) {
        return new LoadShareRecord(VERSION, share.number(), share.of(), runId, settings, 0, null, facts);
    }

    /** Returns a copy with the measured offset of its clock. */
    public LoadShareRecord withClock(long aheadMillis, double errorMillis) {
        return new LoadShareRecord(version, number, of, runId, settings, aheadMillis, errorMillis, facts);
    }

    /** Returns the number of the process and of all processes. */
    public Share share() {
        return new Share(number, of);
    }

    /** Writes the record into the process's folder. */
    public void write(Path folder) {
        try {
            Files.createDirectories(folder);
            JSON.writerWithDefaultPrettyPrinter()
                    .writeValue(folder.resolve(NAME).toFile(), this);
        } catch (IOException e) {
            throw Failure.of("cannot write " + folder.resolve(NAME) + ": " + e.getMessage(), e);
        }
    }

    /** Reads the record in a process's folder. */
    public static LoadShareRecord read(Path folder) {
        Path file = folder.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            throw Failure.usage(folder + " is not the folder of a load-generator process (there is no " + NAME
                    + " in it): expected one that './trader load run --out FOLDER' wrote");
        }
        try {
            return JSON.treeToValue(FlatSettings.upgrade(JSON.readTree(file.toFile())), LoadShareRecord.class);
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + ": " + e.getMessage(), e);
        }
    }
}
