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
 * The packaged application's own reset, in this process: what its program does, without the start of a JVM for each of hundreds of tests. Its classes keep
 * to themselves, as they do in the program.
 */
final class ResetByClass {

    private static final String PACKAGE = "org.tradebench.app.population.";

    /** Held here, or its level would be forgotten with it. */
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

    /** The populated rows; every other session of the database is ended. */
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
