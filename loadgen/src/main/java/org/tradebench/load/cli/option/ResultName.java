package org.tradebench.load.cli.option;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.process.TraderHome;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds a result folder by its path, by its id or an unambiguous beginning of that, or by {@value #LATEST}. An id is the folder's name among all results. */
public final class ResultName implements ITypeConverter<Path> {

    /** The result that was begun last, whatever its folder is called. */
    public static final String LATEST = "latest";

    /** Lists the kinds of result folders, by the file that holds the record. */
    public enum Kind {
        RUN,
        CAPACITY,
        STUDY,
        COMPARISON,
        CEILING,
        PRIMITIVES,
        PAIR;

        /** Returns its label in lists. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Returns the file that holds the record. */
        public Path file(Path folder) {
            return folder.resolve(label() + ".json");
        }

        /** Returns the kind of a folder's record; null for a folder without one. */
        public static @Nullable Kind of(Path folder) {
            return Arrays.stream(values())
                    .filter(kind -> Files.isRegularFile(kind.file(folder)))
                    .findFirst()
                    .orElse(null);
        }
    }

    /** Pairs a result folder with the time at which the result was begun. */
    private record Dated(Path folder, Instant begun) {
        static final Comparator<Dated> ORDER =
                Comparator.comparing(Dated::begun).thenComparing(Dated::folder);
        private static final JsonFactory JSON = new JsonFactory();

        static Dated of(Path folder) {
            Path record = Objects.requireNonNull(Kind.of(folder)).file(folder);
            Instant begun = startedAt(record)
                    .orElseGet(() -> Instant.ofEpochMilli(folder.toFile().lastModified()));
            return new Dated(folder, begun);
        }

        /** Reads only the time of the start from a record, because a folder may hold hundreds of results; empty when it cannot be read. */
        private static Optional<Instant> startedAt(Path file) {
            try (JsonParser record = JSON.createParser(file.toFile())) {
                record.nextToken();
                for (String field = record.nextFieldName(); field != null; field = record.nextFieldName()) {
                    record.nextToken();
                    if (field.equals("startedAt")) {
                        return Optional.of(Instant.parse(record.getText()));
                    }
                    record.skipChildren();
                }
                return Optional.empty();
            } catch (IOException | DateTimeParseException unreadable) {
                return Optional.empty();
            }
        }
    }

    private final Path results;

    public ResultName() {
        this(TraderHome.current().results());
    }

    public ResultName(Path results) {
        this.results = results;
    }

    @Override
    public Path convert(String value) {
        Path given = Path.of(value);
        if (Files.exists(given)) {
            return given;
        }
        if (value.equals(LATEST)) {
            List<Path> all = all(results);
            if (all.isEmpty()) {
                throw new TypeConversionException(
                        LATEST + ": expected a result in " + results + ", found none. './trader run' makes one.");
            }
            return all.get(all.size() - 1);
        }
        Path named = results.resolve(value);
        if (Files.isDirectory(named)) {
            return named;
        }
        List<Path> beginning = all(results).stream()
                .filter(folder -> folder.getFileName().toString().startsWith(value))
                .toList();
        if (beginning.size() > 1) {
            throw new TypeConversionException("expected the id of one result, got \"" + value + "\": "
                    + beginning.size() + " ids begin with it. './trader results list' shows them.");
        }
        return beginning.isEmpty() ? given : beginning.get(0);
    }

    /** Returns every result folder in a folder, the one that was begun first before the others. */
    public static List<Path> all(Path results) {
        if (!Files.isDirectory(results)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(results)) {
            return folders.filter(folder -> Kind.of(folder) != null)
                    .map(Dated::of)
                    .sorted(Dated.ORDER)
                    .map(Dated::folder)
                    .toList();
        } catch (IOException e) {
            throw new TypeConversionException("cannot read " + results + ": " + e.getMessage());
        }
    }
}
