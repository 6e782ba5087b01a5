package org.tradebench.load.database;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** Writes and reads the file by which other processes of the same user reach a running embedded server. */
final class ConnectionFile {
    private ConnectionFile() {}

    static Path write(Path folder, DatabaseSettings settings) throws IOException {
        Properties properties = new Properties();
        properties.putAll(settings.environment());
        StringWriter text = new StringWriter();
        properties.store(text, "The database server that runs in this folder now");
        FileTrees.writePrivately(file(folder), text.toString());
        return file(folder);
    }

    static Optional<DatabaseSettings> read(Path folder) throws IOException {
        if (!Files.isRegularFile(file(folder))) {
            return Optional.empty();
        }
        Properties properties = new Properties();
        properties.load(new StringReader(Files.readString(file(folder))));
        Map<String, String> environment = new HashMap<>();
        properties.stringPropertyNames().forEach(name -> environment.put(name, properties.getProperty(name)));
        return DatabaseSettings.fromEnvironment(environment);
    }

    static void delete(Path folder) throws IOException {
        Files.deleteIfExists(file(folder));
    }

    private static Path file(Path folder) {
        return folder.resolve("connection.properties");
    }
}
