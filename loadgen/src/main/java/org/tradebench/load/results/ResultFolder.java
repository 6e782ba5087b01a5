package org.tradebench.load.results;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.FlatSettings;
import org.tradebench.load.telemetry.TelemetrySeries;

/**
 * Reads and writes the files of one run.
 *
 * @param folder absolute
 */
public record ResultFolder(Path folder) {
    /** Metrics and explanations of the run. */
    public static final String RUN = "run.json";

    /** The telemetry, second by second. */
    public static final String TELEMETRY = "telemetry.json";

    /** The report for people. */
    public static final String REPORT = "report.html";

    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /** Makes a new folder; one with content is refused, because two runs must not mix. */
    public static ResultFolder create(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        try {
            if (Files.isRegularFile(absolute)) {
                throw Failure.usage(absolute + " is a file: expected a new or empty folder");
            }
            Files.createDirectories(absolute);
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(absolute)) {
                if (entries.iterator().hasNext()) {
                    throw Failure.usage(
                            absolute + " is not empty: expected a new or empty folder, so that two runs do not mix");
                }
            }
        } catch (IOException e) {
            throw Failure.of("cannot write to " + absolute + ": " + e.getMessage(), e);
        }
        return new ResultFolder(absolute);
    }

    /**
     * Makes a new folder that no other command has, even when several begin at the same moment.
     *
     * @param parent of the results
     * @param name of the folder; {@code -2}, {@code -3} and so on is added to one that is taken
     */
    public static Path createNumbered(Path parent, String name) {
        try {
            if (!Files.isDirectory(parent)) {
                Files.createDirectories(parent);
            }
            int number = 1;
            while (true) {
                try {
                    return Files.createDirectory(parent.resolve(number == 1 ? name : name + "-" + number));
                } catch (FileAlreadyExistsException taken) {
                    number++;
                }
            }
        } catch (IOException e) {
            throw Failure.of("cannot write to " + parent + ": " + e.getMessage(), e);
        }
    }

    /** Opens an earlier run's folder. */
    public static ResultFolder of(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        if (!Files.isRegularFile(absolute.resolve(RUN))) {
            throw Failure.usage(absolute + " is not a result folder (there is no " + RUN
                    + " in it): expected the folder that a run named");
        }
        return new ResultFolder(absolute);
    }

    /** Writes {@value #RUN}. */
    public void write(RunRecord run) {
        write(RUN, run);
    }

    /** Writes {@value #TELEMETRY}. */
    public void write(TelemetrySeries series) {
        write(TELEMETRY, series);
    }

    /** Returns a record as one line of JSON. */
    public static String json(Object record) {
        try {
            return JSON.writeValueAsString(record);
        } catch (IOException e) {
            throw Failure.of("cannot write the summary as JSON: " + e.getMessage(), e);
        }
    }

    /** Writes a file of JSON. */
    public void write(String name, Object value) {
        try {
            JSON.writerWithDefaultPrettyPrinter()
                    .writeValue(folder.resolve(name).toFile(), value);
        } catch (IOException e) {
            throw Failure.of("cannot write " + folder.resolve(name) + ": " + e.getMessage(), e);
        }
    }

    /** Reads {@value #RUN}. */
    public RunRecord run() {
        RunRecord run;
        try {
            run = JSON.treeToValue(
                    FlatSettings.upgrade(JSON.readTree(folder.resolve(RUN).toFile())), RunRecord.class);
        } catch (IOException e) {
            throw Failure.of("cannot read " + folder.resolve(RUN) + ": " + e.getMessage(), e);
        }
        if (run.version() < 1 || run.version() > RunRecord.VERSION) {
            throw Failure.of(folder.resolve(RUN) + " is of version " + run.version()
                    + ": this program reads versions 1 to " + RunRecord.VERSION);
        }
        return run;
    }

    /** Reads {@value #TELEMETRY}. */
    public TelemetrySeries telemetry() {
        return read(TELEMETRY, TelemetrySeries.class);
    }

    /** Reads a file of JSON that not every result has; empty if it does not exist. */
    public <T> Optional<T> find(String name, Class<T> type) {
        return Files.isRegularFile(folder.resolve(name)) ? Optional.of(read(name, type)) : Optional.empty();
    }

    /** Reads a file of JSON. */
    public <T> T read(String name, Class<T> type) {
        try {
            return JSON.readValue(folder.resolve(name).toFile(), type);
        } catch (IOException e) {
            throw Failure.of("cannot read " + folder.resolve(name) + ": " + e.getMessage(), e);
        }
    }
}
