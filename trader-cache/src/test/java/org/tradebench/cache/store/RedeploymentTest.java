package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.ref.WeakReference;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.service.CacheService;

/** Checks that an undeployed application leaves no reference in the server's threads that would prevent its class loader from being collected. */
@Timeout(120)
class RedeploymentTest {
    /** An application that a new class loader loads with the library, as an application server does. */
    public static final class Application implements Runnable {
        @Override
        public void run() {
            try (CacheService service = CacheService.builder().build()) {
                var cache = service.instance(CacheSettings.named("books").withMaxEntries(100));
                for (int i = 0; i < 1_000; i++) {
                    cache.get(i, id -> "value of " + id, EntryOptions.DEFAULT);
                    cache.put(i, i);
                }
            }
        }
    }

    @Test
    void unloadsApplicationWhileServerThreadsLive() throws Exception {
        ExecutorService threadsOfServer = Executors.newSingleThreadExecutor();
        try {
            WeakReference<ClassLoader> application = deployAndUndeploy(threadsOfServer);
            // The time limit of the class fails the test when something still refers to it.
            while (application.get() != null) {
                System.gc();
            }
        } finally {
            threadsOfServer.shutdownNow();
        }
    }

    private static WeakReference<ClassLoader> deployAndUndeploy(ExecutorService threads) throws Exception {
        try (URLClassLoader loader = new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
            Class<?> type = loader.loadClass(Application.class.getName());
            assertThat(type).isNotEqualTo(Application.class);
            threads.submit((Runnable) type.getConstructor().newInstance()).get();
            return new WeakReference<>(loader);
        }
    }

    private static URL[] classPath() throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        for (String entry : path.split(File.pathSeparator, -1)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        return urls.toArray(URL[]::new);
    }
}
