package org.tradebench.tests.screen;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/**
 * The two programs that the tests need and the system has, or has not.
 *
 * @param browser Chromium, or what is built from it
 * @param driver its chromedriver
 */
record Programs(Path browser, Path driver) {

    private static final String WHAT_TO_DO =
            "; the tests of the pages in a browser need it: apt-get install chromium chromium-driver, or your system's packages of these two";

    /** Leaves the test out where one of them is missing; fails it on a build server, where both must be there. */
    static Programs required() {
        Optional<Path> browser = find("chromium", "chromium-browser", "google-chrome");
        Optional<Path> driver = find("chromedriver");
        String missing = browser.isEmpty() ? "Chromium" : "chromedriver";
        boolean there = browser.isPresent() && driver.isPresent();
        String why = "There is no " + missing + " on the path" + WHAT_TO_DO;
        if (!there && "true".equalsIgnoreCase(System.getenv("CI"))) {
            throw new AssertionError("CI is true. " + why);
        }
        Assumptions.assumeTrue(there, why);
        return new Programs(browser.orElseThrow(), driver.orElseThrow());
    }

    private static Optional<Path> find(String... names) {
        for (String name : names) {
            for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
                Path program = Path.of(folder).resolve(name);
                if (Files.isRegularFile(program) && Files.isExecutable(program)) {
                    return Optional.of(program);
                }
            }
        }
        return Optional.empty();
    }
}
