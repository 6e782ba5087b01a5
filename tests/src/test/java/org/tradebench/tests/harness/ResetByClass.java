package org.tradebench.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.ProjectLayout;

/**
 * Runs the packaged application's own reset of the rows in this process, without the start of a JVM for each of hundreds of tests. A class loader isolates the
 * application's classes.
 */
final class ResetByClass {

    private static final String PACKAGE = "org.tradebench.app.population.";

    /** A strong reference: the level would be lost with a logger that is garbage collected. */
    private static final Logger MIGRATION_LOG = Logger.getLogger("org.flywaydb");

    private final Object template;
    private final Method reset;
    private final Object listener;

    ResetByClass(DatabaseSettings database) {
        MIGRATION_LOG.setLevel(Level.WARNING);
        try {
            ClassLoader loader = new URLClassLoader(places(), ClassLoader.getPlatformClassLoader());
            Class<?> databaseType = loader.loadClass(PACKAGE + "TradeDatabase");
            Class<?> templateType = loader.loadClass(PACKAGE + "TemplateDatabase");
            Class<?> listenerType = loader.loadClass(PACKAGE + "ProgressListener");
            Object where = databaseType.getMethod("of", java.util.Map.class).invoke(null, database.environment());
            template = templateType.getConstructor(databaseType).newInstance(where);
            reset = templateType.getMethod("reset", listenerType);
            listener =
                    Proxy.newProxyInstance(loader, new Class<?>[] {listenerType}, (proxy, method, arguments) -> null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static URL[] places() {
        ProjectLayout layout = ProjectLayout.current();
        Path application = layout.application().resolve("WEB-INF");
        List<Path> paths = new ArrayList<>(List.of(application.resolve("classes")));
        for (Path folder :
                List.of(application.resolve("lib"), layout.libertyHome().resolve("usr/shared/resources/jdbc"))) {
            try (Stream<Path> jars = Files.list(folder)) {
                jars.filter(file -> file.toString().endsWith(".jar")).forEach(paths::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return paths.stream().map(ResetByClass::url).toArray(URL[]::new);
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Restores the populated rows; ends every other session of the database. */
    void run() {
        try {
            String how = reset.invoke(template, listener).toString();
            if (!how.equals("FROM_TEMPLATE")) {
                throw new AssertionError("The rows were not restored from the template: " + how);
            }
        } catch (InvocationTargetException failed) {
            throw new IllegalStateException(failed.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
